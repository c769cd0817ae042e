/** How many colours there are. */
const TONES = 9

/** Returns the number of a category's colour, the same wherever it is named; undefined for all categories together. */
export const toneOf = (categoryId: number | null) =>
  categoryId === null ? undefined : ((categoryId - 1) % TONES) + 1
