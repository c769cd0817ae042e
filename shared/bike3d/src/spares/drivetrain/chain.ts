import { type BufferGeometry, Shape } from 'three'

import { CHAIN_PITCH } from '../../bike/drivetrain/drive-plan.ts'
import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

interface ChainKind {
  links: number
  /** Half the distance between a wide link's plates. */
  half: number
  finish: FinishName
  lock: FinishName
}

export const buildTenSpeedChain = (tools: Tools): Piece =>
  chain(tools, { links: 118, half: 2.75, finish: 'steelChain', lock: 'alloy' })
export const buildTwelveSpeedChain = (tools: Tools): Piece =>
  chain(tools, { links: 124, half: 2.35, finish: 'steel', lock: 'brass' })

/** Distance between two turns of the coil. */
const BETWEEN = 13.4

/** Returns a new chain, coiled up on its side, with the lock at its outer end. */
function chain(tools: Tools, { links, half, finish, lock }: ChainKind): Piece {
  const piece = startPiece()
  const joints = coiled(links)
  const [wide, narrow] = [plate(tools, 4.2), plate(tools, 4.3)]
  const pin = tools.lathe(
    [
      [0, -half - 0.7],
      [1.5, -half - 0.7],
      [1.8, -half - 0.4],
      [1.8, half + 0.4],
      [1.5, half + 0.7],
      [0, half + 0.7],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 10 },
  )
  const roller = tools.lathe(
    [
      [3.6, -1.1],
      [3.85, -0.9],
      [3.85, 0.9],
      [3.6, 1.1],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 10 },
  )
  joints.slice(0, -1).forEach(([x, z], i) => {
    const [nextX, nextZ] = joints[i + 1] ?? [x, z]
    const turn = -Math.atan2(nextZ - z, nextX - x)
    const middle = [move((x + nextX) / 2, half + 0.7, (z + nextZ) / 2), turnY(turn)] as const
    const isWide = i % 2 === 0
    const out = isWide ? half : half - 0.95
    const plates = [out, -out].map((up) => place((isWide ? wide : narrow).clone(), ...middle, move(0, up, 0)))
    piece.add(i === links - 2 ? lock : finish, ...plates)
    piece.add('steel', place(pin.clone(), ...middle, move(-CHAIN_PITCH / 2, 0, 0)))
    piece.add(finish, place(roller.clone(), ...middle, move(-CHAIN_PITCH / 2, 0, 0)))
  })
  return laid(piece.done(), turnY(0.7))
}

/** Returns the positions of the joints: a spiral with equal distances, and a tail that leaves it. */
function coiled(links: number): V2[] {
  const joints: V2[] = []
  let angle = 0
  for (let i = 0; i < links; i++) {
    const radius = 26 + (angle / TURN) * BETWEEN
    joints.push([Math.cos(angle) * radius, Math.sin(angle) * radius])
    angle += 2 * Math.asin(CHAIN_PITCH / 2 / radius) * 0.999
  }
  return joints
}

/** Returns a plate with two eyes and a waist, lying on the ground, its length along x. */
export function plate(tools: Tools, radius: number): BufferGeometry {
  const [half, waist, opening] = [CHAIN_PITCH / 2, 2.7, Math.acos(0.35)]
  const shape = new Shape()
  const right = (angle: number): V2 => [half + radius * Math.cos(angle), radius * Math.sin(angle)]
  shape.absarc(-half, 0, radius, opening, TURN - opening, false)
  shape.quadraticCurveTo(0, -waist, ...right(Math.PI + opening))
  shape.absarc(half, 0, radius, Math.PI + opening, Math.PI * 3 - opening, false)
  shape.quadraticCurveTo(0, waist, -half + radius * Math.cos(opening), radius * Math.sin(opening))
  const isLive = tools.detail === 'live'
  if (!isLive) shape.holes.push(circularHole(-half, 0, 1.7), circularHole(half, 0, 1.7))
  const flat = tools.extrude(shape, {
    depth: 0.9,
    bevel: isLive ? 0 : 0.16,
    bevelSteps: 1,
    curveSteps: 4,
    edge: 20,
  })
  return place(flat, turnX(-Math.PI / 2))
}
