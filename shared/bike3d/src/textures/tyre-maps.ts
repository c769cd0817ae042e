import { createDrawing } from './drawing.ts'
import { rectangle, text } from './figures.ts'
import { normalMapOf } from './normal-map.ts'
import type { Pixels } from './pixels.ts'

export type Tread = 'trail' | 'city' | 'urban'

/** How often lettering and tread pattern are repeated around a tyre. */
export const LETTERINGS = 3
export const PATTERNS = 40

const NAMES: Record<Tread, string> = {
  trail: 'Trail 27.5×2.6',
  city: 'City 27.5×2.2',
  urban: 'Gravel 700×40',
}
const WIDTH = 1024
const HEIGHT = 256
/**
 * Positions in the section, as a share of its length from bead to bead: the middle of the lettering, and the edge of
 * the tread.
 */
const LETTERING = 0.2
const TREAD = 0.3

/** Returns a third of a tyre's casing, u around and v from bead to bead, with lettering on both walls. */
export function tyreColour(tread: Tread, sharpness = 1): Pixels {
  const [width, height] = [WIDTH * sharpness, HEIGHT * sharpness]
  const drawing = createDrawing({ width, height, background: '#2c2d2e' })
  for (const isMirrored of [false, true]) {
    const y = height * (isMirrored ? 1 - LETTERING : LETTERING)
    const turn = { angle: isMirrored ? Math.PI : 0, align: 'centre' as const }
    const [name, model] = isMirrored ? [0.72, 0.28] : [0.28, 0.72]
    drawing.draw(
      text('Nireeka', [width * name, y], { ...turn, height: height * 0.082, weight: 0.85, track: 3 }),
      '#96999c',
    )
    drawing.draw(
      text(NAMES[tread], [width * model, y], { ...turn, height: height * 0.05, weight: 0.75, track: 2.8 }),
      '#86898c',
    )
  }
  if (tread === 'city')
    for (const at of [TREAD - 0.012, 1 - TREAD]) {
      drawing.draw(rectangle([0, height * at], [width, height * 0.012]), '#9a9ea1')
    }
  return drawing.pixels
}

/** Returns the relief of one length of the tread's pattern. */
export function tyreNormal(tread: Tread): Pixels {
  const relief = RELIEFS[tread]
  return normalMapOf({ width: 128, height: 512, strength: 1.8 }, (u, v) => {
    const off = Math.abs(v - 0.5)
    return off > 0.5 - TREAD ? wall(off) : relief(u, off)
  })
}

/** Returns the height of the tyre's wall: fine rings, and the rib at the bead that keeps dirt off the rim. */
const wall = (off: number) => 0.5 + 0.05 * Math.sin(off * 900) + (off > 0.4 && off < 0.412 ? 0.3 : 0)

/** Reliefs of the treads; `off` is the distance from the tread's middle as a share of the section. */
const RELIEFS: Record<Tread, (u: number, off: number) => number> = {
  trail: (u) => 0.5 + 0.04 * Math.sin(u * Math.PI * 24),
  city: (u, off) => {
    const slanted = (u + off * 4) % 1
    const isSipe = Math.abs(slanted - 0.5) < 0.08 && off > 0.03 && off < 0.17
    const isGroove = Math.abs(off - 0.02) < 0.005
    return isSipe || isGroove ? 0 : 1
  },
  urban: (u, off) => {
    if (off < 0.055) return 1
    const [a, b] = [(u * 3 + off * 34) % 1, (((u * 3 - off * 34) % 1) + 1) % 1]
    return Math.min(1, Math.abs(a - 0.5) * 4, Math.abs(b - 0.5) * 4)
  },
}
