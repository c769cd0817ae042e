import type { ColourChoice } from './configuration.ts'
import { UnknownColour } from './errors.ts'
import RAL from './ral.json' with { type: 'json' }

/** How a bike is painted; colours as #rrggbb. `weave`: a clear coat over the bare carbon. `second`: the lower half. */
export interface Paint {
  finish: 'standard' | 'pearlized' | 'matte' | 'weave'
  colour: string
  second?: string
}

/** The catalogue's colours by id. Those that the rider names have none of their own. */
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

/** What stands for a colour that the rider has still to name: the pictures of "your RAL code" show these. */
const SAMPLE = { ral: '5024', secondRal: '9001' }

export const COLOUR_IDS = Object.keys(COLOURS).map(Number)

/** The paint of a colour choice. A colour or RAL code that isn't known fails with its name. */
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
