import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { readStep, type Step, withStep } from './steps.ts'

/** The open step: the one that the address names, else `first`. Going on replaces the entry: Back leaves the page. */
export function useStep(steps: readonly Step[], first: Step) {
  const [query, setQuery] = useSearchParams()
  // What is chosen meanwhile moves nobody on.
  const [start] = useState(first)
  const step = readStep(query, steps) ?? start

  // The router may still be on its way to an earlier address: the browser's own is the newest.
  const openStep = (next: Step) =>
    setQuery(withStep(new URLSearchParams(location.search), next), { replace: true })

  return [step, openStep] as const
}
