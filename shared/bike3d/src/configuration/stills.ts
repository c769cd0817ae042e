import type { BikeSlug } from './catalogue.ts'

/** How a bike has been photographed: from its right side, from the front, from behind. */
export const BIKE_VIEWS = ['front', 'side', 'rear'] as const
export type BikeView = (typeof BIKE_VIEWS)[number]

/** The colours of the catalogue as file names say them. */
const COLOUR_NAMES: Record<number, string> = {
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

/** The colour that a bike is shown in where none is chosen. */
export const SHOWN_COLOURS: Record<BikeSlug, number> = {
  'nireeka-prime': 3,
  'nireeka-homie': 2,
  nyx: 1,
}

/**
 * The still of a bike in a colour, as a path of the site without its ending: it stands where the live view can't, and
 * until that is there. A colour without a still is shown in the bike's own.
 */
export function stillOf(bike: BikeSlug, colour: number | null, view: BikeView = 'front'): string {
  const name = COLOUR_NAMES[colour ?? 0] ?? COLOUR_NAMES[SHOWN_COLOURS[bike]]
  return `/pictures/bikes/${bike}-${name}-${view}`
}
