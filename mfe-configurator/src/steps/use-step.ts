import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { readStep, type Step, withStep } from './steps.ts'

/**
 * Returns the open step: the one in the URL, otherwise `first`. Opening a step replaces the history entry, so that
 * Back leaves the page.
 */
export function useStep(steps: readonly Step[], first: Step) {
  const [query, setQuery] = useSearchParams()
  // The initial step is kept, so that a later choice doesn't switch steps.
  const [start] = useState(first)
  const step = readStep(query, steps) ?? start

  // Reads the browser's URL, because the router's may be outdated during a navigation.
  const openStep = (next: Step) =>
    setQuery(withStep(new URLSearchParams(location.search), next), { replace: true })

  return [step, openStep] as const
}
