import { Color } from 'three'

import { type Finish, FINISHES } from '../materials/finishes.ts'
import { PALETTE } from '../materials/palette.ts'
import { createPixels, type Pixels, setPixel } from './pixels.ts'

/** The strongest glow of a finish, which the brightest texel of the glow map stands for. */
export const BRIGHTEST_GLOW = Math.max(...finishes().map((finish) => finish.glow?.strength ?? 0))

/**
 * Returns the finishes as textures of one row: colours, roughness (green) and metalness (blue), lacquer (red) and its
 * roughness (green), glow.
 */
export function paletteMaps() {
  return {
    colour: row(({ colour }) => shown(new Color(colour))),
    surface: row(({ roughness, metalness }) => [0, roughness, metalness, 1]),
    coat: row(({ coat }) => [coat?.strength ?? 0, coat?.roughness ?? 0.3, 0, 1]),
    glow: row(({ glow }) =>
      glow ? shown(new Color(glow.colour).multiplyScalar(glow.strength / BRIGHTEST_GLOW)) : [0, 0, 0, 1],
    ),
  }
}

function finishes(): Finish[] {
  return PALETTE.map((name) => FINISHES[name])
}

function row(texel: (finish: Finish) => readonly number[]): Pixels {
  const pixels = createPixels(PALETTE.length, 1)
  finishes().forEach((finish, x) => setPixel(pixels, x, 0, texel(finish)))
  return pixels
}

/** Returns a colour's values in sRGB, as colour textures store them. */
function shown(colour: Color): readonly number[] {
  const { r, g, b } = colour.clone().convertLinearToSRGB()
  return [r, g, b, 1]
}
