import type { BufferGeometry } from 'three'

import { curve } from '../../shapes/curves.ts'
import { place, turnY } from '../../shapes/transforms.ts'
import { TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bundle, type CoilOptions } from './coil.ts'

/** Returns a hook-and-loop strap around a coil's bundle, at an angle seen from above. */
export function tie(
  tools: Tools,
  { radius, cable, turns, oval = 1 }: CoilOptions,
  angle: number,
): BufferGeometry {
  const at = Math.hypot(Math.cos(angle) * radius * oval, Math.sin(angle) * radius)
  const places = bundle(turns, cable * 1.04)
  const outs = places.map(([out]) => out)
  const ups = places.map(([, up]) => up)
  const middle = (Math.min(...outs) + Math.max(...outs)) / 2
  const [low, high] = [Math.min(...ups) - cable, Math.max(...ups) + cable]
  const half = (Math.max(...outs) - Math.min(...outs)) / 2 + cable + 0.7
  const points = Array.from({ length: 28 }, (_, i): V3 => {
    const [cos, sin] = [Math.cos((i / 28) * TURN), Math.sin((i / 28) * TURN)]
    const x = Math.sign(cos) * Math.abs(cos) ** 0.75 * half
    const y = Math.sign(sin) * Math.abs(sin) ** 0.75 * ((high - low) / 2 + 0.5)
    return [at + middle + x, Math.max((low + high) / 2 + y, 0.5), 0]
  })
  const strap = tools.sweep(curve(points, { isClosed: true }), {
    a: () => 0.55,
    b: () => Math.max(4, cable * 1.6),
    n: () => 4,
    up: [0, 0, 1],
    along: 56,
    around: 12,
    isOpen: true,
  })
  return place(strap, turnY(-angle))
}
