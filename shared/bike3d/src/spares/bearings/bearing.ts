import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved, setOut } from '../pose.ts'

interface BearingSize {
  inner: number
  outer: number
  height: number
  /** Whether its outer edge is bevelled, as a headset's is. */
  isAngular?: boolean
}

/** Returns a sealed ball bearing lying on the ground: two steel rings and the black seal between them. */
export function bearing(tools: Tools, { inner, outer, height: h, isAngular = false }: BearingSize): Piece {
  const piece = startPiece()
  const wall = (outer - inner) * 0.24
  const add = (material: 'steel' | 'rubber', rows: V2[]) =>
    piece.add(material, tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 84, edge: 26 }))
  const bevel = isAngular ? h * 0.38 : 0.4
  add('steel', [
    [outer - wall, 0],
    [outer - bevel, 0],
    [outer, bevel],
    [outer, h - 0.4],
    [outer - 0.4, h],
    [outer - wall, h],
    [outer - wall, 0],
  ])
  add('steel', [
    [inner, 0.4],
    [inner + 0.4, 0],
    [inner + wall, 0],
    [inner + wall, h],
    [inner + (isAngular ? h * 0.3 : 0.4), h],
    [inner, h - (isAngular ? h * 0.3 : 0.4)],
    [inner, 0.4],
  ])
  add('rubber', [
    [inner + wall, 0.5],
    [outer - wall, 0.5],
    [outer - wall, h - 0.5],
    [(inner + outer) / 2, h - 0.25],
    [inner + wall, h - 0.5],
    [inner + wall, 0.5],
  ])
  return piece.done()
}

const leaned = (piece: Piece, turn: number, lean: number) =>
  dropped(piece, turnY(degrees(turn)), turnZ(degrees(lean)))

/** Returns a headset bearing, its bevelled edge towards the camera. */
export const buildHeadsetBearing = (tools: Tools): Piece =>
  laid(
    dropped(
      bearing(tools, { inner: 15.1, outer: 20.9, height: 7, isAngular: true }),
      turnY(degrees(-60)),
      turnX(Math.PI),
      turnZ(degrees(14)),
    ),
  )

/** Returns a hub's two bearings: one lies, the other leans on it. */
export function buildHubBearings(tools: Tools): Piece {
  const one = bearing(tools, { inner: 7.5, outer: 14, height: 7 })
  return laid(gather(one, moved(leaned(one, 10, -64), move(24, 0, -6))))
}

/** Returns the bearings of a drive unit's shafts, in three sizes. */
export const buildMotorBearings = (tools: Tools): Piece =>
  setOut([
    [bearing(tools, { inner: 17.5, outer: 31, height: 14 }), -34, -14],
    [leaned(bearing(tools, { inner: 12.5, outer: 23.5, height: 12 }), 10, -64), 14, -24],
    [bearing(tools, { inner: 8.5, outer: 17.5, height: 10 }), 24, 26],
    [bearing(tools, { inner: 6, outer: 14, height: 8 }), -10, 38],
  ])
