/** The colours of what is lacquered or woven, by the names that the catalogue gives them. */
export const ACCESSORY_COLOURS = {
  Graphite: '#34373a',
  Chalk: '#d8d5ca',
  Pine: '#2f4a3c',
  Black: '#26282a',
  Sand: '#a8987c',
  Red: '#b3261e',
} as const

export type AccessoryColour = keyof typeof ACCESSORY_COLOURS

/**
 * Returns the name of an accessory's pictures in one of its colours, of which the first is the one without a suffix:
 * city-helmet, city-helmet-chalk.
 */
export const pictureName = (
  { name, colours }: { name: string; colours: readonly AccessoryColour[] },
  colour?: AccessoryColour,
) => (colour === undefined || colour === colours[0] ? name : `${name}-${colour.toLowerCase()}`)
