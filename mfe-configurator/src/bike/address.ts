import type { Size } from '../bikes/bike.ts'

/** What is chosen stands in the address, so that it can be shared and gone back to. */
export interface Choice {
  size: Size | null
  colourId: number | null
}

export const readChoice = (query: URLSearchParams, sizes: Size[]): Choice => ({
  size: sizes.find(({ id }) => String(id) === query.get('size')) ?? null,
  colourId: Number(query.get('color')) || null,
})

/** Another size picks its colour anew (spec, section 4); one that was chosen before any size is kept. */
export function withSize(query: URLSearchParams, sizeId: number): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.set('size', String(sizeId))
  if (query.has('size')) changed.delete('color')
  return changed
}

export function withColour(query: URLSearchParams, colourId: number): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.set('color', String(colourId))
  return changed
}
