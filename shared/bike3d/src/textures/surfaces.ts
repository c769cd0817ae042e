import type { V2 } from '../shapes/vectors.ts'
import { normalMapOf } from './normal-map.ts'
import { type Pixels, pixelsOf } from './pixels.ts'
import { createRandom } from './randoms.ts'

/** Returns the normals of leather: cells of about the same size with furrows between them. */
export function leatherNormal(): Pixels {
  const random = createRandom(11)
  const cells = Array.from({ length: 260 }, (): V2 => [random(), random()])
  return normalMapOf({ width: 256, height: 256, strength: 0.9 }, (u, v) => {
    let [nearest, second] = [9, 9]
    for (const [x, y] of cells) {
      const distance = wrapped(x - u) ** 2 + wrapped(y - v) ** 2
      if (distance < nearest) [nearest, second] = [distance, nearest]
      else if (distance < second) second = distance
    }
    return Math.min(1, (Math.sqrt(second) - Math.sqrt(nearest)) * 26)
  })
}

/** Returns the shorter difference, because on a repeating square it may be the one across the edge. */
const wrapped = (difference: number) => Math.min(Math.abs(difference), 1 - Math.abs(difference))

/** Returns the normals of woven threads. */
export function fabricNormal(): Pixels {
  const threads = 16
  return normalMapOf({ width: 128, height: 128, strength: 1.2 }, (u, v) => {
    const [x, y] = [u * threads, v * threads]
    const isWarp = (Math.floor(x) + Math.floor(y)) % 2 === 1
    const across = (isWarp ? x : y) % 1
    return 1 - (across - 0.5) ** 2 * 3
  })
}

/** Returns the normals of metal flakes in paint, each tilted differently. */
export function flakeNormal(): Pixels {
  const random = createRandom(5)
  const size = 128
  const tilt = Float32Array.from({ length: size * size }, random)
  const at = (u: number, v: number) => tilt[Math.floor(v * size) * size + Math.floor(u * size)] ?? 0
  return normalMapOf({ width: size, height: size, strength: 0.35 }, at)
}

const TOWS = 8

/** Returns carbon in a two-by-two twill: tows of eight, each lit along its own direction. */
export function carbonTwill(): Pixels {
  return pixelsOf({ width: 128, height: 128, channels: 4 }, (u, v) => {
    const [x, y] = [u * TOWS, v * TOWS]
    const isWarp = (Math.floor(x) + Math.floor(y)) % 4 < 2
    const across = 1 - Math.abs(((isWarp ? x : y) % 1) - 0.5) * 2
    const light = 0.082 + across * (isWarp ? 0.1 : 0.055)
    return [light, light * 1.02, light * 1.06, 1]
  })
}
