import type { BikeSlug } from './catalogue.ts'

/** The colours of the catalogue as the names of pictures say them. */
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

/** The colour that a bike is known by and shown in where none is chosen. */
export const SIGNATURE_COLOURS: Readonly<Record<BikeSlug, number>> = {
  'nireeka-prime': 3,
  'nireeka-homie': 2,
  nyx: 1,
}

/**
 * The picture of a bike in a colour, as a path of the site: it stands until the live view is there, and where that
 * can't be. Without a colour the bike is shown in its own.
 */
export function stillOf(bike: BikeSlug, colour: number | null): string {
  const slug = COLOUR_SLUGS[colour ?? SIGNATURE_COLOURS[bike]] ?? COLOUR_SLUGS[SIGNATURE_COLOURS[bike]]
  return `/pictures/bikes/${bike}-${slug}-front34.webp`
}

const NEAR = ['side', 'rear34', 'cockpit', 'drivetrain', 'front']

/** Further pictures of a bike in its own colour: from other sides and from near. */
export const moreStillsOf = (bike: BikeSlug): string[] => {
  const slug = COLOUR_SLUGS[SIGNATURE_COLOURS[bike]]
  return NEAR.map((view) => `/pictures/bikes/${bike}-${slug}-${view}.webp`)
}
