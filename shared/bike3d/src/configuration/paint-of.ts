import type { ColourChoice } from './configuration.ts'
import { UnknownColour } from './errors.ts'
import RAL from './ral.json' with { type: 'json' }

/**
 * The paint of a bike; colours as #rrggbb. `weave`: a clear coat over bare carbon. `second`: the lower half's colour.
 */
export interface Paint {
  finish: 'standard' | 'pearlized' | 'matte' | 'weave'
  colour: string
  second?: string
}

/** The catalogue's colours by id. Custom colours have no swatch. */
const COLOURS: Record<number, { finish: Paint['finish']; swatch: string | null; isTwoTone?: boolean }> = {
  1: { finish: 'standard', swatch: '#3A3D40' },
  2: { finish: 'standard', swatch: '#E8E6DF' },
  3: { finish: 'standard', swatch: '#2F4A3C' },
  4: { finish: 'standard', swatch: '#B3261E' },
  5: { finish: 'pearlized', swatch: '#1B2A4A' },
  6: { finish: 'pearlized', swatch: '#A86A45' },
  7: { finish: 'pearlized', swatch: '#C9D8E2' },
  8: { finish: 'matte', swatch: null },
  9: { finish: 'matte', swatch: null, isTwoTone: true },
  10: { finish: 'weave', swatch: '#222222' },
}

/** The sample for a custom colour without a RAL code, used in the pictures of "your RAL code". */
const SAMPLE = { ral: '5024', secondRal: '9001' }

export const COLOUR_IDS = Object.keys(COLOURS).map(Number)

/** Returns the paint of a chosen colour; throws an error with the name of an unknown colour or RAL code. */
export function paintOf({ id, ral = SAMPLE.ral, secondRal = SAMPLE.secondRal }: ColourChoice): Paint {
  const known = COLOURS[id]
  if (!known) throw new UnknownColour(`colour ${id}`)
  const { finish, swatch, isTwoTone } = known
  if (swatch) return { finish, colour: swatch }
  return isTwoTone
    ? { finish, colour: colourOfRal(ral), second: colourOfRal(secondRal) }
    : { finish, colour: colourOfRal(ral) }
}

function colourOfRal(code: string): string {
  const digits = code.replace(/^RAL\s*/i, '').trim()
  const colour = Object.entries(RAL).find(([known]) => known === digits)?.[1]
  if (!colour) throw new UnknownColour(`RAL ${digits}`)
  return colour
}
