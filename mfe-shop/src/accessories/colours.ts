/** Paint and cloth as the catalogue names them, to be shown as a dot beside their name. */
const SWATCHES: Record<string, string> = {
  Graphite: '#3A3D40',
  Chalk: '#E8E6DF',
  Pine: '#2F4A3C',
  'Signal Red': '#B3261E',
  Red: '#B3261E',
  Black: '#1C1D1E',
  Sand: '#C9B48C',
  Brass: '#B8923F',
  Green: '#2F6B4A',
  Silver: '#B9BDC0',
  Clear: '#E3E9EC',
  Yellow: '#E5C22E',
  Blue: '#2C4F7C',
}

/** Null: a colour that has no dot, only its name. */
export const swatchOf = (name: string): string | null => SWATCHES[name] ?? null

/** The variant that is shown as swatches. */
export const COLOUR = 'Colour'
