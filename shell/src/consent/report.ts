import type { PageKindName, VitalName } from '@nireeka/contracts/api'

interface Needs {
  /** Returns the kind of the page that the browser loaded. */
  pageKind: () => PageKindName
  /** Returns whether the visitor still consents. */
  isAllowed: () => boolean
  send: (body: string) => unknown
}

interface Measure {
  /** A unique id of each page load, also from the back/forward cache. It is never sent. */
  id: string
  name: string
  value: number
}

// Listed here instead of imported from the contract, which would pull in the schemas.
const VITALS: Record<VitalName, true> = { LCP: true, INP: true, CLS: true, TTFB: true }
const isVital = (name: string): name is VitalName => Object.hasOwn(VITALS, name)

/** Collects a visit's web vitals and sends each once: page kind, metric name and value, nothing else. */
export function createReport({ pageKind, isAllowed, send }: Needs) {
  const waiting = new Map<VitalName, Measure>()
  const sent = new Set<string>()

  return {
    add(measure: Measure) {
      if (isVital(measure.name) && !sent.has(measure.id)) waiting.set(measure.name, measure)
    },
    flush() {
      const measures = [...waiting.values()]
      waiting.clear()
      if (measures.length === 0 || !isAllowed()) return
      for (const { id } of measures) sent.add(id)
      send(
        JSON.stringify({
          page: pageKind(),
          measures: measures.map(({ name, value }) => ({ name, value })),
        }),
      )
    },
  }
}
