/** The colours as the names of pictures say them: the same as in shared/bike3d, which the API can't import. */
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

/** The picture of a bike in a colour, below the pictures' folder and without an ending; null: there is none. */
export function stillName(slug: string, colourId: number): string | null {
  const colour = COLOUR_SLUGS[colourId]
  return colour ? `bikes/${slug}-${colour}-front34` : null
}
