// A feed into a store of its own, passed payloads as a host's props are.
import { createFeed, type PayloadInput } from '../../src/catalog/feed'
import type { Message } from '../../src/protocol/generated/types'
import { CATALOG_ID, createSurface, text, updateComponents } from '../state/messages'
import { openStore } from './openStore'

/** A surface of version 2 with a text in it. */
export const start = [createSurface(), updateComponents([text('root')])]

export function openFeed() {
  const open = openStore()
  const feed = createFeed(open.inside)
  const pass = (payload: unknown, schemaVersion: number, more: Partial<PayloadInput> = {}): void => {
    feed.takePayload({ payload, schemaVersion, untrusted: false, partial: false, surfaceKey: 'f', ...more })
  }
  const passV2 = (messages: readonly Message[], more?: Partial<PayloadInput>): void => {
    pass({ version: 'v0.9', catalogId: CATALOG_ID, surfaceId: 's', messages: structuredClone(messages) }, 2, more)
  }
  const statuses = () =>
    open.store.getRecords().map((record) => (record.status === 'stored' ? record.code : record.status))
  return { ...open, feed, pass, passV2, statuses }
}
