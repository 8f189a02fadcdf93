// The two complete forms, and what their answers look like once filled in as the tests do.
import { documentNamed } from '../../stories/documents'

/** The expense report as version 1 sends it. */
export const formV1 = documentNamed('expense-v1').envelopes
/** The same as version 2 sends it. */
export const formV2 = documentNamed('expense-v2').envelopes

export const note = 'Thank you'
export const answerV1 = { costCentre: '4900', note, receipts: true }
export const answerV2 = { decision: 'approve', costCentre: ['4900'], note, receipts: true }
