import type { BufferGeometry } from 'three'

import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import { place } from '../../shapes/transforms.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import { type Beam, beamOf } from '../frame/beam.ts'
import { frameField } from '../frame/frame-field.ts'
import { ontoSurface } from '../frame/surface.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'

/** A battery pack on the down tube: its start and end along the tube, its half sizes and how boxy it is. */
interface Pack {
  from: number
  to: number
  tall: number
  wide: number
  boxy: number
  round: number
}

const PACKS = {
  dual: { from: 0.34, to: 0.8, tall: 34, wide: 33, boxy: 4.2, round: 12 },
  extender: { from: 0.34, to: 0.76, tall: 36, wide: 36, boxy: 2.4, round: 15 },
} as const satisfies Record<string, Pack>
/** Distance between tube and pack, which the rail fills. */
const GAP = 6

/** Returns the second battery on the down tube: a full pack, or a range extender in the shape of a bottle. */
export function buildSecondBattery(plan: BikePlan): Piece {
  const { measures, shape } = plan
  const piece = startPiece()
  if (shape.secondBattery === 'none') return piece.done()
  const pack = PACKS[shape.secondBattery]
  const beam = beamOf(measures, frameField(measures))
  const along = packLine(beam, pack)
  addBody(piece, plan, pack, along)
  addRail(piece, plan, beam, pack)
  addGauge(piece, plan, pack, along)
  return piece.done()
}

/** Returns a point relative to the pack's axis, which is above the tube; t is 0 at its upper end. */
type PackLine = (t: number, up?: number, side?: number) => V3

function packLine(beam: Beam, { from, to, tall }: Pack): PackLine {
  const [start, end] = [beam.at(from, 0).place, beam.at(to, 0).place]
  const lift = tall + GAP
  const { above } = beam.axis((from + to) / 2)
  return (t, up = 0, side = 0) => [
    start[0] + (end[0] - start[0]) * t + above[0] * (lift + up),
    start[1] + (end[1] - start[1]) * t + above[1] * (lift + up),
    side,
  ]
}

function addBody(piece: PieceMaker, { tools }: BikePlan, pack: Pack, at: PackLine) {
  const section = (more: number, round: number) => ({
    a: () => pack.tall + more,
    b: () => pack.wide + more,
    n: () => pack.boxy,
    around: 44,
    round,
  })
  const part = (from: number, to: number, more: number, round: number) =>
    tools.sweep(line(at(from), at(to)), { ...section(more, round), along: 6 })
  piece.add('satin', part(0, 1, 0, pack.round))
  piece.add('blackGloss', part(0.1, 0.125, 0.5, 0.4), part(0.93, 0.945, 0.4, 0.3))
  const lockAt = at(0.06, 0, -pack.wide + 1)
  piece.add('steel', tools.lathe(LOCK, lockAt, [lockAt[0], lockAt[1], lockAt[2] - 5], { around: 24 }))
}

const LOCK: V2[] = [
  [0, 0],
  [8, 0],
  [8, 1.4],
  [7.2, 2],
  [4, 2],
  [3.6, 1.2],
  [0, 1.2],
]

/** Adds the rail that the pack clicks into; it covers the bottle bosses. */
function addRail(piece: PieceMaker, { tools }: BikePlan, beam: Beam, { from, to }: Pack) {
  const [start, end] = [from + (to - from) * 0.12, from + (to - from) * 0.9]
  const on = (along: number, up: number): V3 => {
    const {
      place: [x, y],
    } = beam.at(along, 0)
    const { above } = beam.axis(along)
    return [x + above[0] * up, y + above[1] * up, 0]
  }
  const rail = tools.sweep(line(on(start, 3), on(end, 3)), {
    a: () => 7,
    b: () => 15,
    n: () => 3.4,
    along: 6,
    around: 22,
    round: 4,
  })
  piece.add('blackMatte', rail)
}

/** Adds five lights and a button on the right side, near the upper end. */
function addGauge(piece: PieceMaker, { tools }: BikePlan, { wide }: Pack, at: PackLine) {
  const [from, to] = [at(0), at(1)]
  const ahead: V3 = [from[0] - to[0], from[1] - to[1], 0]
  const flat = (t: number, shape: BufferGeometry) =>
    place(shape, ontoSurface({ place: at(t, 0, wide - 0.1), normal: [0, 0, 1] }, ahead))
  piece.add(
    'blackGloss',
    flat(0.26, smallBox(tools, { width: 60, height: 12, depth: 1.4, radius: 5.8, bevel: 0.4 })),
  )
  const light = (i: number) =>
    smallBox(tools, { width: 6, height: 2, depth: 0.6, radius: 0.9, bevel: 0.2 }).translate(
      -12 + i * 9,
      0,
      0.8,
    )
  piece.add('ledGreen', ...[0, 1, 2, 3].map((i) => flat(0.26, light(i))))
  piece.add('alloyDark', flat(0.26, tools.cylinder([-22, 0, 0.4], [-22, 0, 1.3], 3.2, 16)))
}
