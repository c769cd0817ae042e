export const MOST_COMPARED = 2

/** In the order they were picked; a third one isn't. */
export function togglePicked(picked: readonly number[], id: number): number[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id)
  return picked.length < MOST_COMPARED ? [...picked, id] : [...picked]
}
