// Subjects from outside work, each in version 1 and then in version 2.
import addressV1 from './address-v1.json'
import addressV2 from './address-v2.json'
import clinicIntakeV1 from './clinic-intake-v1.json'
import clinicIntakeV2 from './clinic-intake.json'
import feedbackV1 from './feedback-v1.json'
import feedbackV2 from './feedback-v2.json'
import hotelV1 from './hotel-v1.json'
import hotelV2 from './hotel-v2.json'
import newsletterV1 from './newsletter-v1.json'
import newsletterV2 from './newsletter-v2.json'
import travelChecklistV1 from './travel-checklist-v1.json'
import travelChecklistV2 from './travel-checklist.json'
import type { ExampleDocument } from './exampleDocument'

export const everydayPairs: readonly ExampleDocument[] = [
  {
    name: 'address-v1',
    title: 'Delivery address, version 1',
    description: 'A plain form of required text fields under a heading of its own, without a surface title.',
    version: 1,
    envelopes: addressV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'address-v2',
    title: 'Delivery address, version 2',
    description: 'Weighted fields in a row, patterns for postcode and telephone, and two sections parted by a divider.',
    version: 2,
    envelopes: addressV2,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'hotel-v1',
    title: 'Hotel booking, version 1',
    description: 'Two required dates, a select of rooms and a button that asks the agent for the price.',
    version: 1,
    envelopes: hotelV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'hotel-v2',
    title: 'Hotel booking, version 2',
    description:
      'Dates side by side, a time without a date, a number with a pattern and a price card that the agent keeps up to date.',
    version: 2,
    envelopes: hotelV2,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'feedback-v1',
    title: 'Product feedback, version 1',
    description: 'A short questionnaire sent with schema version 0, which counts as version 1.',
    version: 1,
    envelopes: feedbackV1,
  },
  {
    name: 'feedback-v2',
    title: 'Product feedback, version 2',
    description:
      'A rating in chips and a nested card; number and text literals travel in the context beside the answers.',
    version: 2,
    envelopes: feedbackV2,
  },
  {
    name: 'newsletter-v1',
    title: 'Newsletter sign-up, version 1',
    description: 'A sign-up whose envelope bears no schema version at all, which counts as version 1.',
    version: 1,
    envelopes: newsletterV1,
  },
  {
    name: 'newsletter-v2',
    title: 'Newsletter sign-up, version 2',
    description: 'A consent box that must be ticked, and a line of text that follows the first name as it is typed.',
    version: 2,
    envelopes: newsletterV2,
  },
  {
    name: 'clinic-intake-v1',
    title: 'Medical intake, version 1',
    description:
      'A long form with every kind of field, and consent by the button, since no checkbox can be required here.',
    version: 1,
    envelopes: clinicIntakeV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'clinic-intake',
    title: 'Medical intake, version 2',
    description: 'A long form in two cards with required consent, dates, times, chips and free text.',
    version: 2,
    envelopes: clinicIntakeV2,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'travel-checklist-v1',
    title: 'Travel checklist, version 1',
    description:
      'Twelve checkboxes under three headings, two of them ticked at the start, and nothing that is required.',
    version: 1,
    envelopes: travelChecklistV1,
  },
  {
    name: 'travel-checklist',
    title: 'Travel checklist, version 2',
    description: 'Twelve checkboxes in three cards and a button without a context, which sends the whole model.',
    version: 2,
    envelopes: travelChecklistV2,
  },
]
