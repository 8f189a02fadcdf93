// One subject a pair, in version 1 and in version 2, so that the two lowerings can be compared side by side.
import addressV1 from './address-v1.json'
import addressV2 from './address-v2.json'
import expenseV1 from './expense-v1.json'
import expenseV2 from './expense-v2.json'
import feedbackV1 from './feedback-v1.json'
import feedbackV2 from './feedback-v2.json'
import hotelV1 from './hotel-v1.json'
import hotelV2 from './hotel-v2.json'
import incidentV1 from './incident-v1.json'
import incidentV2 from './incident-v2.json'
import meetingV1 from './meeting-v1.json'
import meetingV2 from './meeting-v2.json'
import newsletterV1 from './newsletter-v1.json'
import newsletterV2 from './newsletter-v2.json'
import refundV1 from './refund-v1.json'
import refundV2 from './refund-v2.json'
import type { ExampleDocument } from './exampleDocument'

export const bothVersions: readonly ExampleDocument[] = [
  {
    name: 'meeting-v1',
    title: 'Meeting time, version 1',
    description: 'A choice of three times, a free agenda and a second button that asks the agent for other times.',
    version: 1,
    envelopes: meetingV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'meeting-v2',
    title: 'Meeting time, version 2',
    description:
      'A required single choice, a required multiple choice and a long text, all bound to one object of the model.',
    version: 2,
    envelopes: meetingV2,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'expense-v1',
    title: 'Expense approval, version 1',
    description: 'Two buttons that both resume: only the id of the pressed one tells the host which decision it was.',
    version: 1,
    envelopes: expenseV1,
    interrupt: { kind: 'approval' },
  },
  {
    name: 'expense-v2',
    title: 'Expense approval, version 2',
    description:
      'A card of bound figures above the decision, with literals in the context that tell the two resume buttons apart.',
    version: 2,
    envelopes: expenseV2,
    interrupt: { kind: 'approval' },
  },
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
    name: 'incident-v1',
    title: 'Incident triage, version 1',
    description: 'Required selects and a checkbox that starts ticked, with the agent’s reasoning beside the surface.',
    version: 1,
    envelopes: incidentV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'incident-v2',
    title: 'Incident triage, version 2',
    description:
      'Three cards of equal width, chips for one and for several choices, and a start time that is an instant.',
    version: 2,
    envelopes: incidentV2,
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
    name: 'refund-v1',
    title: 'Support refund, version 1',
    description: 'A refund decided on a ticket, with a message to the customer that may not stay empty.',
    version: 1,
    envelopes: refundV1,
    interrupt: { kind: 'approval' },
  },
  {
    name: 'refund-v2',
    title: 'Support refund, version 2',
    description: 'Order facts parted by vertical dividers, and checks that state their return type as some agents do.',
    version: 2,
    envelopes: refundV2,
    interrupt: { kind: 'approval' },
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
]
