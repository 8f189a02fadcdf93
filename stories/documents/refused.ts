// Documents that are stored and not rendered. Each has one fault, so that the code can have one cause only.
import refusedAmbiguousField from './refused-ambiguous-field.json'
import refusedBeforeCreate from './refused-before-create.json'
import refusedCatalogVersion from './refused-catalog-version.json'
import refusedEnvelopeShape from './refused-envelope-shape.json'
import refusedForeignSurface from './refused-foreign-surface.json'
import refusedFutureVersion from './refused-future-version.json'
import refusedMissingId from './refused-missing-id.json'
import refusedObscuredVariant from './refused-obscured-variant.json'
import refusedOldMessages from './refused-old-messages.json'
import refusedTooLarge from './refused-too-large.json'
import refusedUnknownComponent from './refused-unknown-component.json'
import refusedUnknownKind from './refused-unknown-kind.json'
import refusedUnknownProperty from './refused-unknown-property.json'
import refusedWriteBelowText from './refused-write-below-text.json'
import refusedWrongBranch from './refused-wrong-branch.json'
import type { ExampleDocument } from './exampleDocument'

export const refused: readonly ExampleDocument[] = [
  {
    name: 'refused-future-version',
    title: 'Version of the future',
    description: 'An envelope of schema version 3 with a body that version 2 would accept.',
    version: 2,
    envelopes: refusedFutureVersion,
    refusal: 'unknown_schema_version',
  },
  {
    name: 'refused-catalog-version',
    title: 'Old catalog version',
    description: 'A version 1 payload that states catalog version 0.8.',
    version: 1,
    envelopes: refusedCatalogVersion,
    refusal: 'unknown_schema_version',
  },
  {
    name: 'refused-unknown-kind',
    title: 'Another kind of envelope',
    description: 'A well-formed envelope whose type is a progress card.',
    version: 1,
    envelopes: refusedUnknownKind,
    refusal: 'unknown_envelope_kind',
  },
  {
    name: 'refused-envelope-shape',
    title: 'Trust in the wrong place',
    description:
      'The agent vouches for itself at the root of the envelope, where nothing but the known keys may stand.',
    version: 2,
    envelopes: refusedEnvelopeShape,
    refusal: 'invalid_envelope_shape',
  },
  {
    name: 'refused-wrong-branch',
    title: 'Body of the other version',
    description: 'A version 2 body sent under schema version 1: only the number picks the branch.',
    version: 2,
    envelopes: refusedWrongBranch,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-missing-id',
    title: 'Field without an id',
    description: 'A version 1 text field that bears no id, between two sound components.',
    version: 1,
    envelopes: refusedMissingId,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-unknown-component',
    title: 'Unknown component',
    description: 'A form with a chart, which the catalog does not hold.',
    version: 2,
    envelopes: refusedUnknownComponent,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-unknown-property',
    title: 'Unknown property',
    description: 'A text field with a placeholder, which exists in version 1 only.',
    version: 2,
    envelopes: refusedUnknownProperty,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-obscured-variant',
    title: 'Obscured text field',
    description: 'A surface that asks for a password in the variant that this profile leaves out.',
    version: 2,
    envelopes: refusedObscuredVariant,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-old-messages',
    title: 'Messages of A2UI 0.8',
    description: 'Message names and component shapes of the protocol’s older version.',
    version: 2,
    envelopes: refusedOldMessages,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-foreign-surface',
    title: 'Message for another surface',
    description: 'One message names a surface that is not the payload’s own.',
    version: 2,
    envelopes: refusedForeignSurface,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-before-create',
    title: 'Message before the surface',
    description: 'Components and data arrive ahead of the message that creates their surface.',
    version: 2,
    envelopes: refusedBeforeCreate,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-write-below-text',
    title: 'Write below a text',
    description: 'Valid by the schema, yet its last message writes below a value that is text.',
    version: 2,
    envelopes: refusedWriteBelowText,
    refusal: 'envelope_invalid',
  },
  {
    name: 'refused-ambiguous-field',
    title: 'One id, two kinds of field',
    description: 'A text field and a checkbox of version 1 that share one id.',
    version: 1,
    envelopes: refusedAmbiguousField,
    refusal: 'ambiguous_field',
  },
  {
    name: 'refused-too-large',
    title: 'Surface without bound',
    description: 'Seven components that repeat each other’s ids and expand to over five thousand nodes.',
    version: 2,
    envelopes: refusedTooLarge,
    refusal: 'surface_too_large',
  },
]
