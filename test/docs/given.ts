// What a block may use without declaring it: the host's own things, which every guide would otherwise have to invent anew.
// `show` is not for writers: the tests put it around JSX that stands by itself.
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { ActionCallback, JsonValue, StoredRecord, SurfaceAction } from '../../src'
import { readBlocks } from './readBlocks'

/** A payload of version 2 such as an agent sends: the one that README shows first. */
export const payload: unknown = JSON.parse(
  readBlocks('README.md').find(({ language }) => language === 'json')?.text ?? 'null',
)

/** The envelope around it. */
export const envelope: unknown = {
  type: 'ui.a2ui-surface',
  schemaVersion: 2,
  envelopeId: 'envelope-1',
  correlationId: 'turn-1',
  payload,
  meta: { source: 'ai-generation', ts: '2026-11-30T09:00:00Z' },
}

/** All envelopes so far. */
export const envelopes: readonly unknown[] = [envelope]

/** The host's transport: calls back with each document, and returns how to stop it. */
export function listen(take: (document: unknown) => void): () => void {
  envelopes.forEach(take)
  return () => undefined
}

/** Callbacks of the host. */
export const send: ActionCallback = vi.fn()
export const ask: ActionCallback = vi.fn()
export const onAnswer: ActionCallback = vi.fn()
export const report: (stored: StoredRecord) => void = vi.fn()

/** What a callback was given. */
export const value: JsonValue = { name: 'Ada' }
export const action: SurfaceAction = { target: 'resume', surfaceKey: 'hello', componentId: 'send', version: 2 }

export const shown: ReactNode[] = []

export function show(element: ReactNode): void {
  shown.push(element)
}
