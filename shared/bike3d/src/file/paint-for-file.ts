import { Color, MeshPhysicalMaterial } from 'three'

import type { Measures } from '../bike/measures.ts'
import type { Paint } from '../configuration/paint-of.ts'
import { ATLAS } from '../materials/paint/atlas.ts'
import { LACQUERS } from '../materials/paint/finishes.ts'
import { letteringOn } from '../materials/paint/lettering.ts'
import { paintMask } from '../materials/paint/paint-mask.ts'
import { DISTANCE_STEPS } from '../textures/distance.ts'
import type { Pixels } from '../textures/pixels.ts'
import { toTexture } from '../textures/to-texture.ts'

const WIDTH = 1024
const BARE_CARBON = '#1e2021'

/** Returns a frame's paint for a file, which has no uniforms: the colours are written into a texture. */
export function paintForFile(paint: Paint, measures: Measures) {
  const { roughness, metalness, clearcoat, clearcoatRoughness } = LACQUERS[paint.finish]
  const lacquer = { roughness, metalness, clearcoat, clearcoatRoughness }
  const map = toTexture(paintPixels(paint, paintMask(measures, WIDTH)), { isColour: true })
  const plain = paint.finish === 'weave' ? BARE_CARBON : paint.colour
  return {
    paint: new MeshPhysicalMaterial({ ...lacquer, map }),
    paintPlain: new MeshPhysicalMaterial({ ...lacquer, color: plain }),
  }
}

/** Returns the colours where the mask has them, mixed as in the live view's shader. */
export function paintPixels({ finish, colour, second }: Paint, mask: Pixels): Pixels {
  const isWeave = finish === 'weave'
  const [base, other, bare] = [bytesOf(colour), bytesOf(second ?? colour), bytesOf(BARE_CARBON)]
  const letters = bytesOf(`#${letteringOn(isWeave ? BARE_CARBON : colour).getHexString()}`)
  const within = edgeOf(ATLAS.width / mask.width)
  const data = new Uint8Array(mask.data.length)
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = mask.data.subarray(at, at + 4)
    const carbon = isWeave ? 1 : (red ?? 0) / 255
    const letter = Math.max(within(green ?? 0), within(alpha ?? 0))
    const zone = within(blue ?? 0)
    for (let channel = 0; channel < 3; channel++) {
      const lacquer = mix(base[channel], other[channel], zone)
      data[at + channel] = Math.round(mix(mix(lacquer, bare[channel], carbon), letters[channel], letter))
    }
    data[at + 3] = 255
  }
  return { ...mask, data }
}

/**
 * Returns how much of a pixel of this size (in millimetres) is inside an edge, from the distance in a byte of the
 * mask.
 */
const edgeOf = (pixel: number) => (byte: number) =>
  Math.min(1, Math.max(0, 0.5 + (byte - 128) / DISTANCE_STEPS / pixel))

const mix = (a = 0, b = 0, t: number) => a + (b - a) * t

function bytesOf(colour: string): number[] {
  const hex = new Color(colour).getHex()
  return [hex >> 16, (hex >> 8) & 255, hex & 255]
}
