import { useEffect } from 'react'

import { STEP_PAGES } from './step-pages.ts'

/** Fetches the code of the other steps while nobody waits for anything; Safari has no word for that and gets a moment. */
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
