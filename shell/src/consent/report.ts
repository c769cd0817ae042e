import type { PageKindName, VitalName } from '@nireeka/contracts/api'

interface Needs {
  /** Returns the kind of the page that the browser loaded. */
  pageKind: () => PageKindName
  /** Whether the visitor still allows it. */
  isAllowed: () => boolean
  send: (body: string) => unknown
}

interface Measure {
  /** One for each load of a page, also out of the browser's memory. It never leaves the page. */
  id: string
  name: string
  value: number
}

// Not the contract's list: it would bring the schemas along.
const VITALS: Record<VitalName, true> = { LCP: true, INP: true, CLS: true, TTFB: true }
const isVital = (name: string): name is VitalName => Object.hasOwn(VITALS, name)

/** Collects a visit's figures and sends each once: kind of page, name, value, and nothing else. */
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
