import { type BufferGeometry } from 'three'

import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { sheet } from './sheet.ts'

interface RolledTop {
  /** The middle of the roll in x and y; its width is along z. */
  centre: [number, number]
  radius: number
  width: number
}

/** Returns a bag's flat neck rolled forwards almost twice, its end visible as a spiral. */
export function rolledTop(tools: Tools, { centre, radius, width }: RolledTop): BufferGeometry {
  const pointAt = (u: number, v: number): V3 => {
    const z = (u - 0.5) * width + 1.4 * Math.sin(v * 17)
    const sag = 2.4 * Math.cos((u - 0.5) * 5) + 1.2 * Math.sin(u * 14 + v * 6)
    const [x, y] = centre
    if (v < 0.12) return [x - radius, y - (1 - v / 0.12) * 26 - (sag * v) / 0.12, z]
    const turned = (v - 0.12) / 0.88
    const angle = Math.PI - turned * Math.PI * 3.7
    const reach = radius * (1 - turned * 0.6) + 0.5 * Math.sin(u * 21 + turned * 9)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86 - sag, z]
  }
  return sheet(tools, pointAt, { half: 1.5, columns: 22, rows: 76, uv: (_place, u, v) => [u * 12, v * 18] })
}
