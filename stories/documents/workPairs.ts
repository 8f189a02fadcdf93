// Subjects from the working day, each in version 1 and then in version 2.
import conferenceDayV1 from './conference-day-v1.json'
import conferenceDayV2 from './conference-day.json'
import expenseV1 from './expense-v1.json'
import expenseV2 from './expense-v2.json'
import foodPreferencesV1 from './food-preferences-v1.json'
import foodPreferencesV2 from './food-preferences.json'
import incidentV1 from './incident-v1.json'
import incidentV2 from './incident-v2.json'
import meetingV1 from './meeting-v1.json'
import meetingV2 from './meeting-v2.json'
import refundV1 from './refund-v1.json'
import refundV2 from './refund-v2.json'
import type { ExampleDocument } from './exampleDocument'

export const workPairs: readonly ExampleDocument[] = [
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
    name: 'conference-day-v1',
    title: 'Conference day, version 1',
    description: 'Headings two levels deep above a programme in plain paragraphs, then four fields.',
    version: 1,
    envelopes: conferenceDayV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'conference-day',
    title: 'Conference day, version 2',
    description:
      'Rows and columns justified in five ways, headings five levels deep, vertical dividers and a field that is never sent.',
    version: 2,
    envelopes: conferenceDayV2,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'food-preferences-v1',
    title: 'Preference survey, version 1',
    description: 'A required choice among twelve kitchens, and a second one that can be emptied again.',
    version: 1,
    envelopes: foodPreferencesV1,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'food-preferences',
    title: 'Preference survey, version 2',
    description: 'Twelve chips, a filterable list of fourteen and smaller choices beside each other.',
    version: 2,
    envelopes: foodPreferencesV2,
    interrupt: { kind: 'clarification' },
  },
]
