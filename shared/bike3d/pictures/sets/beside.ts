import type { Matrix4 } from 'three'

import { ACCESSORIES, ACCESSORY_COLOURS, type AccessoryColour } from '../../src/accessories/index.ts'
import { posed } from '../../src/accessories/pose.ts'
import { buildBike } from '../../src/bike/build-bike.ts'
import { rackPlatform } from '../../src/bike/carrying/rack.ts'
import { topTubeLine } from '../../src/bike/frame/frame-lines.ts'
import { measuresOf } from '../../src/bike/measures.ts'
import type { BikeSlug } from '../../src/configuration/catalogue.ts'
import { meshesOf } from '../../src/model/meshes-of.ts'
import type { ModelPiece } from '../../src/model/model.ts'
import type { Piece } from '../../src/piece.ts'
import { move, turnY, turnZ } from '../../src/shapes/transforms.ts'
import { between, degrees, type V3 } from '../../src/shapes/vectors.ts'
import { createTools, type Detail, type Tools } from '../../src/tools.ts'
import type { Model } from '../subjects.ts'
import { HOOK_RADIUS, wheelHook } from './furniture.ts'

/** Returns an accessory at its place in a set: in millimetres, the matrices as `posed` takes them. */
export function placedAccessory(
  name: string,
  where: Matrix4[],
  { colour, detail = 'still' }: { colour?: AccessoryColour; detail?: Detail } = {},
): Model {
  const accessory = ACCESSORIES.find((known) => known.name === name)
  if (!accessory) throw new Error(`There is no accessory called ${name}.`)
  const shown = colour ?? accessory.colours[0]
  return {
    ...modelOf(accessory.build(createTools(detail)), where),
    ...(shown ? { tint: ACCESSORY_COLOURS[shown] } : {}),
  }
}

/** Returns a piece of furniture at its place in a set. */
export const placedFurniture = (build: (tools: Tools) => Piece, ...where: Matrix4[]): Model =>
  modelOf(build(createTools('still')), where)

const modelOf = (piece: Piece, where: Matrix4[]): Model => ({
  pieces: [{ name: 'item', key: 'item', meshes: meshesOf(posed(piece, ...where)), apart: [0, 0, 0] }],
})

/** The depth of an alloy rim, and how far a hung wheel's middle is from the wall. */
const RIM_DEPTH = 24
const OFF_WALL = 90

/** Returns a bike's front wheel on a hook in a wall: upright, facing z, its hub at `x` and `y`. */
export function wheelOnHook(
  bike: BikeSlug,
  { x, y, wall, detail = 'still' }: { x: number; y: number; wall: number; detail?: Detail },
): Model[] {
  const { measures, pieces } = buildBike({ bike, size: 'M', parts: [], colour: { id: 1 } }, detail)
  const { frontAxle, rimRadius } = measures
  const offset = [x - frontAxle[0], y - frontAxle[1], wall + OFF_WALL]
  const wheel = pieces.filter(({ name }) => name === 'front-wheel').map((piece) => movedBy(piece, offset))
  return [
    { pieces: wheel },
    placedFurniture(wheelHook, move(x, y + rimRadius - RIM_DEPTH - HOOK_RADIUS, wall)),
  ]
}

const movedBy = (piece: ModelPiece, offset: number[]): ModelPiece => ({
  ...piece,
  meshes: piece.meshes.map((mesh) => ({
    ...mesh,
    positions: mesh.positions.map((value, i) => value + (offset[i % 3] ?? 0)),
  })),
})

/** Where the hooks of the standing pannier grip, and the rack's rail for panniers beside its middle and below its platform. */
const HOOK = { inwards: 92, up: 295 }
const RAIL = { aside: 68, below: 57, ahead: -60 }

/** Returns the matrices that hang the pannier on the right rail of a bike's rack. */
export function onRackRail(bike: BikeSlug): Matrix4[] {
  const measures = measuresOf(bike, 'M')
  const { height } = rackPlatform(measures)
  const at: V3 = [measures.rearAxle[0] + RAIL.ahead, height - RAIL.below - HOOK.up, RAIL.aside + HOOK.inwards]
  return [move(...at), turnY(degrees(-90))]
}

/** The middle of the frame bag's straps as it stands, and their rise to the front. */
const STRAPS = { x: 5, up: 136, rise: 0.044 }
/** How far the bag hangs behind the middle of the top tube, as a share of the way to its next point. */
const BEHIND = 1 / 2

/** Returns the middle of the frame bag's straps on a bike's top tube, and the tube's rise to the front as an angle. */
export function bagPlace(bike: BikeSlug): { at: V3; rise: number } {
  const [, ahead, middle, behind] = topTubeLine(measuresOf(bike, 'M'))
  if (!ahead || !middle || !behind) throw new Error(`The top tube of ${bike} has too few points.`)
  return {
    at: between(middle, behind, BEHIND),
    rise: Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]),
  }
}

/** Returns the matrices that strap the frame bag below a bike's top tube. */
export function belowTopTube(bike: BikeSlug): Matrix4[] {
  const { at, rise } = bagPlace(bike)
  return [move(...at), turnZ(rise - STRAPS.rise), move(-STRAPS.x, -STRAPS.up, 0)]
}
