import { useEffect } from 'react'

import { STEP_PAGES } from './step-pages.ts'

/**
 * Preloads the other steps' code when the browser is idle; Safari has no requestIdleCallback, so it uses a timeout.
 */
export function useStepsAhead() {
  useEffect(() => {
    const fetchAll = () => {
      for (const page of Object.values(STEP_PAGES)) page.load().catch(() => undefined)
    }
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(fetchAll)
      return () => cancelIdleCallback(id)
    }
    const id = setTimeout(fetchAll, 1500)
    return () => clearTimeout(id)
  }, [])
}
