// DOM ids that no other surface on the page has (REND-8). React counts ids within one root, so two roots count alike: whoever comes
// second to an id that is taken steps aside.
import { useId, useState } from 'react'
import { useIsomorphicLayoutEffect } from '../widgets/useIsomorphicLayoutEffect'

const taken = new Set<string>()

export function useIdPrefix(): string {
  const id = `a2s${useId()}`
  const [suffix, setSuffix] = useState(0)
  const prefix = suffix === 0 ? id : `${id}${String(suffix)}-`

  useIsomorphicLayoutEffect(() => {
    if (taken.has(prefix)) {
      setSuffix(suffix + 1)
      return undefined
    }
    taken.add(prefix)
    return () => {
      taken.delete(prefix)
    }
  }, [prefix, suffix])
  return prefix
}
