/** The place of the input; the suggestions have the places from 0 on. */
export const INPUT = -1

/** Where an arrow key leads from a place: around through the input and the suggestions. Null for any other key. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : INPUT
  if (key === 'ArrowUp') return place === INPUT ? count - 1 : place - 1
  return null
}
