// What a host should know of a surface on its page, told as diagnostics (TRUST-2, CHECK-2); and the loading of the pattern engine,
// which only a surface with a pattern asks for.
import { useEffect } from 'react'
import { blockOf, type Circumstances } from '../catalog/availability'
import { hasPattern } from '../catalog/checks'
import type { View } from '../catalog/node'
import { isPatternEngineSettled, loadPatternEngine, testPattern } from '../catalog/patterns'
import type { Surface } from '../state/surface'

export function useReports(surface: Surface<View>, circumstances: Circumstances): void {
  useEffect(() => {
    let isOver = false
    const look = (): void => {
      // What is shown of an answered surface depends on nothing that would have to be fetched (REPLAY-1).
      if (isOver || circumstances.replayed) return
      reportBlocks(surface, circumstances)
      if (!hasPattern(surface.getState().view?.fields ?? [])) return
      if (isPatternEngineSettled()) {
        reportPatterns(surface)
        return
      }
      void loadPatternEngine().then(() => {
        // Loading ends for every surface at once; each looks again.
        if (!isOver) surface.refresh()
      })
    }
    look()
    const stop = surface.subscribe(look)
    return () => {
      isOver = true
      stop()
    }
  }, [surface, circumstances])
}

function reportBlocks(surface: Surface<View>, circumstances: Circumstances): void {
  const state = surface.getState()
  const blocked = state.view?.buttons.some(({ target }) => {
    const block = blockOf(target, state, circumstances)
    return block === 'approvalBlocked' || block === 'unverifiedBlocked'
  })
  if (!blocked) return
  const message =
    circumstances.interrupt === undefined
      ? 'Untrusted content, and no `interrupt` says what waits for the answer: `resume` is not enabled.'
      : 'Untrusted content waits for an approval: no action is enabled.'
  surface.report('untrusted_content_blocks_approval', message)
}

function reportPatterns(surface: Surface<View>): void {
  for (const field of surface.getState().view?.fields ?? []) {
    if (field.kind !== 'textField' || field.pattern === undefined) continue
    if (testPattern(field.pattern, '') !== 'unusable') continue
    surface.report('unusable_pattern', `The pattern ${JSON.stringify(field.pattern)} cannot be run.`, field.componentId)
  }
}
