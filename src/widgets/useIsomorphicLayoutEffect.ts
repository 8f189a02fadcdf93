// React 18 warns about useLayoutEffect on a server, where no layout exists; there this is the silent useEffect.
import { useEffect, useLayoutEffect } from 'react'

export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
