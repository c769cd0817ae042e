import { COLOUR_OPTION } from '@nireeka/contracts/api'

/** CSS colours of the catalogue's colour names, shown as a dot beside the name. */
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

/** Returns a colour's swatch; null for a colour that is shown by name only. */
export const swatchOf = (name: string): string | null => SWATCHES[name] ?? null

/** The name of the variant whose options are shown as swatches. */
export const COLOUR = COLOUR_OPTION
