import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { readPeriod } from './period.ts'

/** Returns the period that the address asks for, and a function that asks for days of one's own choice. */
export function usePeriod() {
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => new Date())
  const show = (days: { from: string; to: string }) => setQuery(days, { replace: true })
  return { period: readPeriod(query, now), show }
}
