import { capsule, join, roundedBox } from '../../src/fields/field.ts'
import { frameField } from '../../src/bike/frame/frame-field.ts'
import { leave } from '../../src/bike/frame/surface.ts'
import type { Measures } from '../../src/bike/measures.ts'
import { type Piece, startPiece } from '../../src/piece.ts'
import type { V3 } from '../../src/shapes/vectors.ts'
import type { Tools } from '../../src/tools.ts'

/** Where a left spoke passes the left chain stay of Homie: relative to the rear axle. */
const MAGNET: V3 = [141, 5.1, -18.4]
/** How long the magnet is, from its spoke outwards, and how far the sensor is from it: 3 to 8 mm work. */
const LENGTH = 15
const BEHIND = 4
export const GAP = 5

/** The chain stay's middle line: relative to the rear axle at this distance ahead of it. */
const stayAt = (ahead: number): V3 => [ahead, -8 - (ahead - 70) * 0.158, 62 - (ahead - 70) * 0.067]

/** Returns the outer end of the magnet and the face of the sensor, as distances left of the bike's middle. */
export const facing = () => {
  const outside = -MAGNET[2] - BEHIND + LENGTH
  return { magnet: outside, sensor: outside + GAP }
}

/** Returns the middle of magnet and sensor. */
export const sensorPlace = ({ rearAxle: [x, y] }: Measures): V3 => [
  x + MAGNET[0],
  y + MAGNET[1],
  -(facing().magnet + GAP / 2),
]

/** Returns the magnet on a spoke of the rear wheel, and the sensor on the chain stay with its cable to the motor. */
export function speedSensor(tools: Tools, measures: Measures): Piece {
  const [x, y] = sensorPlace(measures)
  const { magnet, sensor } = facing()
  const piece = startPiece()
  const from = magnet - LENGTH
  piece.add('blackMatte', tools.lathe(BARREL, [x, y, -from], [x, y, -from - 1], { around: 48 }))
  piece.add('steel', tools.lathe(SCREW, [x, y, -magnet + 0.2], [x, y, -magnet - 0.8], { around: 36 }))
  const body = join([
    { field: roundedBox([x, y - 1, -sensor - 6], [9, 12, 6], 4), k: 1 },
    { field: capsule([x + 8, y - 8, -sensor - 7], [x + 24, y - 9, -sensor - 10], 4.4, 2.8), k: 6 },
    { field: roundedBox([x, y - 13, -sensor - 10], [11, 4, 10], 2.4), k: 5 },
  ])
  piece.add(
    'blackMatte',
    tools.solid(body, {
      min: [x - 16, y - 24, -sensor - 26],
      max: [x + 32, y + 16, -sensor + 3],
      cell: 0.9,
    }),
  )
  const mark = tools.box({ width: 1.6, height: 10, depth: 0.6, radius: 0.5, bevel: 0.15 })
  piece.add('whitePlastic', mark.translate(x, y + 1, -sensor - 12.2))
  piece.add(
    'rubber',
    tools.tube(cable(measures, [x + 22, y - 9, -sensor - 10]), 1.9, { along: 90, around: 12 }),
  )
  return piece.done()
}

/** Returns the cable's way along the upper side of the left chain stay. */
function cable(measures: Measures, start: V3): V3[] {
  const field = frameField(measures)
  const [axleX, axleY] = measures.rearAxle
  const onStay = [190, 220, 250, 280, 310].map((ahead): V3 => {
    const [dx, dy, z] = stayAt(ahead)
    const { place } = leave(field, [axleX + dx, axleY + dy, z], [0, 1, 0])
    return [place[0], place[1] + 1.2, -place[2]]
  })
  return [start, ...onStay]
}

const BARREL: Array<[number, number]> = [
  [0, 0],
  [7.2, 0],
  [8, 0.8],
  [8, 9],
  [7.6, 9.4],
  [7.6, 10],
  [8, 10.4],
  [8, 14.2],
  [7.2, LENGTH],
  [0, LENGTH],
]
const SCREW: Array<[number, number]> = [
  [0, 0],
  [5, 0],
  [5, 0.7],
  [4.7, 1],
  [0, 1],
]
