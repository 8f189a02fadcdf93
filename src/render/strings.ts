// Every word that the library itself says, in one place, so that a host can say it in any language (`strings`).
import { equalJson } from '../json/jsonValue'
import type { Block } from '../catalog/availability'
import type { RefusalCode } from '../protocol/refusal'
import { present } from './present'

/** The words that the library itself says. */
export interface Strings {
  /** Accessible name of a surface that has no title. */
  readonly surface: string
  /** Who speaks: the name that the agent gave itself. */
  readonly attribution: (agentName: string) => string
  /** Marks content that came from an untrusted source (TRUST-3). */
  readonly untrusted: string
  /** In place of what has not arrived. */
  readonly loading: string
  /** The mark of a required field, in words. */
  readonly required: string
  readonly requiredError: string
  readonly patternError: string
  /** A remark at a number field whose text is no number. It blocks nothing. */
  readonly numberHint: string
  /** Said when a press was held back by missing or unfitting answers. */
  readonly errorSummary: string
  /** Described on a button that waits for answers. */
  readonly incomplete: string
  readonly sending: string
  /** After an answer was taken (`resume`). */
  readonly settled: string
  /** After an exchange was taken: the surface is live again. */
  readonly sent: string
  readonly failed: string
  /** After the agent changed what is shown. */
  readonly updated: string
  /** Why a button does nothing. While something is sent, `sending` says so. */
  readonly blocks: Readonly<Record<Exclude<Block, 'sending'>, string>>
  readonly choose: string
  readonly clear: string
  readonly filter: string
  /** How many options match, of how many. `locale` is the surface's, where the host named one. */
  readonly filterStatus: (shown: number, total: number, locale: string | undefined) => string
  readonly filterNone: string
  /** Accessible names for controls that came without any. */
  readonly unnamed: Readonly<Record<'textField' | 'checkbox' | 'choice' | 'dateTime' | 'button', string>>
  readonly noticeTitle: string
  readonly noticeDetails: string
  /** Why a document was stored, for the person in whose way it is. */
  readonly refusals: Readonly<Record<RefusalCode, string>>
  /** Heads the list of what was sent and has no field to stand in. */
  readonly sentList: string
  /** Names an entry of that list that has no name of its own. */
  readonly sentValue: string
  readonly yes: string
  readonly no: string
}

/** A host's own words; what is left out stays English. */
export type PartialStrings = {
  readonly [Key in keyof Strings]?: Strings[Key] extends (...args: never) => string
    ? Strings[Key]
    : Strings[Key] extends string
      ? string
      : Partial<Strings[Key]>
}

const english: Strings = {
  surface: 'Form',
  attribution: (agentName) => `From ${agentName}`,
  untrusted: 'This content comes from a source that has not been verified.',
  loading: 'Loading',
  required: 'required',
  requiredError: 'Please fill this in.',
  patternError: 'This does not have the expected form.',
  numberHint: 'This does not look like a number.',
  errorSummary: 'Not sent yet: please look at the marked answers.',
  incomplete: 'Required answers are missing.',
  sending: 'Sending…',
  settled: 'Your answer was sent.',
  sent: 'Sent.',
  failed: 'Sending failed. Nothing was lost; please try again.',
  updated: 'Updated.',
  blocks: {
    settled: 'This was already answered.',
    approvalBlocked: 'Not available: unverified content cannot give an approval.',
    unverifiedBlocked: 'Not available: the source of this content has not been verified.',
    noCallback: 'Disabled buttons cannot be used here.',
    streaming: 'Available once everything has arrived.',
  },
  choose: 'Choose…',
  clear: 'No choice',
  filter: 'Filter',
  filterStatus: (shown, total, locale) => `${numberText(shown, locale)} of ${numberText(total, locale)} shown`,
  filterNone: 'Nothing matches.',
  unnamed: { textField: 'Text', checkbox: 'Checkbox', choice: 'Choice', dateTime: 'Date or time', button: 'Button' },
  noticeTitle: 'This cannot be shown.',
  noticeDetails: 'What was received',
  refusals: {
    unknown_schema_version: 'It was made for a version that is not known here.',
    envelope_invalid: 'It does not follow the rules for such content.',
    unknown_envelope_kind: 'It is of a kind that is not known here.',
    invalid_envelope_shape: 'It did not arrive in the agreed form.',
    envelope_correlation_conflict: 'It contradicts something that came before.',
    ambiguous_field: 'Two of its fields cannot be told apart.',
    surface_too_large: 'It is too large to be shown.',
    unknown_surface: 'It changes something that is not here.',
    invalid_frame: 'A change to it did not arrive in the agreed form.',
    patch_failed: 'A change to it did not fit.',
    render_failed: 'Showing it failed.',
  },
  sentList: 'Sent',
  sentValue: 'Answer',
  yes: 'Yes',
  no: 'No',
}

/** A count as the language of the surface writes it. */
function numberText(count: number, locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale ?? 'en').format(count)
  } catch {
    // What the host named is no language tag.
    return String(count)
  }
}

/** English, with a host's words in place of those that it gives. */
export function withStrings(own: PartialStrings | undefined): Strings {
  if (own == null) return english
  return {
    ...english,
    ...present(own),
    blocks: { ...english.blocks, ...present(own.blocks ?? {}) },
    unnamed: { ...english.unnamed, ...present(own.unnamed ?? {}) },
    refusals: { ...english.refusals, ...present(own.refusals ?? {}) },
  }
}

/**
 * Whether two sets of words say the same. Functions are asked for an example: a host writes them inline, new at every render.
 */
export function sayTheSame(a: PartialStrings | undefined, b: PartialStrings | undefined): boolean {
  return a != null && b != null && equalJson(examplesOf(a), examplesOf(b))
}

function examplesOf({ attribution, filterStatus, ...words }: PartialStrings): object {
  try {
    return { ...words, attribution: attribution?.('…'), filterStatus: filterStatus?.(2, 3, undefined) }
  } catch {
    // What throws here throws where it is used too, inside the boundary of its surface (STORE-4).
    return { attribution, filterStatus }
  }
}
