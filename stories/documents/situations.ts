// Runs in which the circumstances matter more than the form: streaming, revision, theme, trust and approval.
import deployApproval from './deploy-approval.json'
import revisedTable from './revised-table.json'
import streamingTrip from './streaming-trip.json'
import themedEnergy from './themed-energy.json'
import untrustedApproval from './untrusted-approval.json'
import untrustedCourier from './untrusted-courier.json'
import updatedQuote from './updated-quote.json'
import type { ExampleDocument } from './exampleDocument'

export const situations: readonly ExampleDocument[] = [
  {
    name: 'streaming-trip',
    title: 'Streaming run',
    description:
      'Five envelopes, four of them partial: the frame comes first, then cards, data, fields and last the buttons.',
    version: 2,
    envelopes: streamingTrip,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'revised-table',
    title: 'Surface started afresh',
    description:
      'The second envelope deletes the surface and creates it again with another question and bound option labels.',
    version: 2,
    envelopes: revisedTable,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'updated-quote',
    title: 'Surface updated in place',
    description: 'The answer to an exchange: a price by path, a row that becomes a card and a second button.',
    version: 2,
    envelopes: updatedQuote,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'themed-energy',
    title: 'Theme and agent name',
    description: 'A primary colour and a display name that the agent gives itself.',
    version: 2,
    envelopes: themedEnergy,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'deploy-approval',
    title: 'Approval of a release',
    description: 'A trusted surface bound to an approval: both decisions are open once the required answers are given.',
    version: 2,
    envelopes: deployApproval,
    interrupt: { kind: 'approval' },
  },
  {
    name: 'untrusted-courier',
    title: 'Untrusted content',
    description:
      'A form made from an incoming message: marked for the reader, its colour ignored, its actions enabled.',
    version: 2,
    envelopes: untrustedCourier,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'untrusted-approval',
    title: 'Untrusted content at an approval',
    description: 'An untrusted surface bound to an approval: it can be read and filled in, and no action is enabled.',
    version: 2,
    envelopes: untrustedApproval,
    interrupt: { kind: 'approval' },
  },
]
