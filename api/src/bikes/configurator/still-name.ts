/**
 * The colour's part of a picture's name by colour id; a copy of the list in shared/bike3d, which the API can't import.
 */
const COLOUR_SLUGS: Readonly<Record<number, string>> = {
  1: 'graphite',
  2: 'chalk',
  3: 'pine',
  4: 'signal-red',
  5: 'midnight-pearl',
  6: 'copper-pearl',
  7: 'ice-pearl',
  8: 'one-colour',
  9: 'two-tone',
  10: 'carbon-weave',
}

/**
 * Returns the path of a bike's picture in a colour, relative to the picture folder and without extension; null if there
 * is none.
 */
export function stillName(slug: string, colourId: number): string | null {
  const colour = COLOUR_SLUGS[colourId]
  return colour ? `bikes/${slug}-${colour}-front34` : null
}
