import { Color } from 'three'

import type { Paint } from '../../configuration/paint-of.ts'

/** Returns the paint at `t` (0 to 1) between two paints; the finish changes half-way, where it is noticed least. */
export function blendPaints(from: Paint, to: Paint, t: number): Paint {
  if (t >= 1) return to
  const colour = mix(from.colour, to.colour, t)
  const finish = t < 0.5 ? from.finish : to.finish
  if (!from.second && !to.second) return { finish, colour }
  return { finish, colour, second: mix(from.second ?? from.colour, to.second ?? to.colour, t) }
}

const mix = (from: string, to: string, t: number) =>
  `#${new Color(from).lerp(new Color(to), t).getHexString()}`
