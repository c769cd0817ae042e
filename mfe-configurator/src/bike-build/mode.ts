import type { Mode } from './builder.ts'

/** How the page was opened: the spec's mode with the ids that it needs (spec, sections 2 and 9). */
export type Entry =
  | { mode: 'CNM' }
  | { mode: 'CEOM'; orderBikeId: number }
  | { mode: 'CECM'; lineId: number }
  | { mode: 'CEUM'; lineId: number; orderBikeId: number }

const idOf = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** Returns the entry in a URL's query. An unknown mode, or one without its ids, means a new bike. */
export function readEntry(query: URLSearchParams): Entry {
  const mode = query.get('mode') as Mode | null
  const lineId = idOf(query, 'cartID')
  const orderBikeId = idOf(query, 'orderBikeID')
  if (mode === 'CECM' && lineId !== null) return { mode, lineId }
  if (mode === 'CEOM' && orderBikeId !== null) return { mode, orderBikeId }
  if (mode === 'CEUM' && lineId !== null && orderBikeId !== null) return { mode, lineId, orderBikeId }
  return { mode: 'CNM' }
}
