import type { BikeSlug } from './catalogue.ts'

/** The names of the catalogue's colours in file names of pictures. */
export const COLOUR_SLUGS: Readonly<Record<number, string>> = {
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

/** The colour in which a bike is shown where none is chosen. */
export const SIGNATURE_COLOURS: Readonly<Record<BikeSlug, number>> = {
  'nireeka-prime': 3,
  'nireeka-homie': 2,
  nyx: 1,
}

/**
 * Returns the path of a bike's picture in a colour, shown until the live view has loaded and where it can't run.
 * Without a colour, the bike has its signature colour.
 */
export function stillOf(bike: BikeSlug, colour: number | null): string {
  const slug = COLOUR_SLUGS[colour ?? SIGNATURE_COLOURS[bike]] ?? COLOUR_SLUGS[SIGNATURE_COLOURS[bike]]
  return `/pictures/bikes/${bike}-${slug}-front34.webp`
}

/** Returns the path of the picture of an exploded bike with everything that can be mounted on it. */
export const explodedStillOf = (bike: BikeSlug) => `/pictures/bikes/${bike}-exploded.webp`

const NEAR = ['side', 'rear34', 'cockpit', 'drivetrain', 'front']

/** Returns further pictures of a bike in its signature colour: other sides and details. */
export const moreStillsOf = (bike: BikeSlug): string[] => {
  const slug = COLOUR_SLUGS[SIGNATURE_COLOURS[bike]]
  return NEAR.map((view) => `/pictures/bikes/${bike}-${slug}-${view}.webp`)
}
