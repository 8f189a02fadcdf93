// What the person sees in place of what could not be shown (STORE-2): a neutral sentence, and on request the errors and the raw
// document, as inert text.
import { rawText } from '../json/rawText'
import type { StoredRecord } from '../state/record'
import type { Slots } from './slots'
import type { Strings } from './strings'

/** What a notice tells of a record. */
export type Refused = Pick<StoredRecord, 'code' | 'errors' | 'received'>

interface StoredNoticeProps {
  readonly record: Refused
  readonly strings: Strings
  readonly slots: Slots
}

export function StoredNotice({ record, strings, slots: { Notice } }: StoredNoticeProps) {
  const errors = record.errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
  return (
    <Notice
      title={strings.noticeTitle}
      reason={strings.refusals[record.code]}
      detailsLabel={strings.noticeDetails}
      details={[record.code, ...errors, '', rawText(record.received)].join('\n')}
    />
  )
}
