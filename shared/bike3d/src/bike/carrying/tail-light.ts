import { type Matrix4, Vector3 } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { place } from '../../shapes/transforms.ts'
import { onSeatTube } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { looking } from './looking.ts'
import { rackPlatform } from './rack.ts'

/** Adds the tail light, at the rack's end or on a band around the seat post. */
export function addTailLight(piece: PieceMaker, plan: BikePlan) {
  const { measures, shape } = plan
  if (shape.rack) {
    const { tail, height } = rackPlatform(measures)
    return addTail(piece, plan, {
      into: looking([tail - 12, height - 8, 0], new Vector3(-1, 0, 0)),
      width: 84,
      height: 30,
    })
  }
  const at = onSeatTube(measures, measures.seatLength + 54, -23)
  const [x, y] = measures.seatTube
  addTail(piece, plan, { into: looking(at, new Vector3(-y, x, 0)), width: 26, height: 52 })
  const band = (up: number) => onSeatTube(measures, measures.seatLength + 54 + up)
  piece.add(
    'rubber',
    plan.tools.lathe(
      [
        [15.4, -6],
        [17.2, -6],
        [17.8, -5],
        [17.8, 5],
        [17.2, 6],
        [15.4, 6],
      ],
      band(0),
      band(1),
      { around: 36 },
    ),
  )
}

interface Tail {
  into: Matrix4
  width: number
  height: number
}

/** Adds the tail light's body: a housing, rows of lit diodes behind a rippled red lens, and a reflector below. */
function addTail(piece: PieceMaker, { tools }: BikePlan, { into, width, height }: Tail) {
  const add = (material: Parameters<PieceMaker['add']>[0], geometry: ReturnType<typeof smallBox>) =>
    piece.add(material, place(geometry, into))
  add('blackMatte', tools.box({ width, height, depth: 15, radius: 6, bevel: 3.4 }))
  const isWide = width > height
  const [across, along] = [Math.min(width, height) - 9, Math.max(width, height) - 9]
  const bars = isWide ? 9 : 6
  add(
    'redLens',
    smallBox(tools, { width: width - 6, height: height - 6, depth: 3, radius: 4, bevel: 1.2 }).translate(
      0,
      0,
      7.4,
    ),
  )
  for (let i = 0; i < bars; i++) {
    const step = ((i + 0.5) / bars - 0.5) * along
    const size = {
      width: isWide ? along / bars - 2 : across * 0.72,
      height: isWide ? across * 0.5 : along / bars - 2,
      depth: 1.6,
      radius: 1,
    }
    const isLit = i % 2 === 0 || !isWide
    const shift = isWide ? ([step, across * 0.14, 8.6] as const) : ([0, step, 8.6] as const)
    add(isLit ? 'ledRed' : 'redLens', smallBox(tools, size).translate(...shift))
  }
}
