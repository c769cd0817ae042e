export const MOST_COMPARED = 2

/** Returns the selection with a build added or removed, in the order of selection. A third one isn't added. */
export function togglePicked(picked: readonly number[], id: number): number[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id)
  return picked.length < MOST_COMPARED ? [...picked, id] : [...picked]
}
