import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { type Drive, recess } from './recess.ts'
import { thread } from './thread.ts'

export interface BoltOptions {
  /** The thread's outer diameter, from which the head's size is derived. */
  diameter: number
  length: number
  head?: keyof typeof HEADS
  drive?: Drive
  finish?: FinishName
  /** Whether the last turns of the thread have thread lock on them. */
  isLocked?: boolean
}

/** Sizes relative to the thread's diameter: the head's radius and height, the key's radius. */
const HEADS = {
  socket: { radius: 0.83, height: 1, opening: 0.46 },
  button: { radius: 0.95, height: 0.58, opening: 0.36 },
  low: { radius: 0.94, height: 0.44, opening: 0.44 },
  flange: { radius: 0.8, height: 0.95, opening: 0.45 },
} as const

/** Returns a bolt standing on its tip, its axis upright at x = z = 0. */
export function bolt(tools: Tools, options: BoltOptions): Piece {
  const { diameter, length, head = 'socket', drive = 'hex', finish = 'steel' } = options
  const { radius, height, opening } = HEADS[head]
  const size = { radius: radius * diameter, height: height * diameter, opening: opening * diameter }
  const depth = size.height * 0.62
  const inner = size.opening * 1.22
  const top = length + size.height
  const body = tools.lathe(
    [...outline(head, size), [inner, size.height], [inner, size.height - depth], [0, size.height - depth]],
    [0, length, 0],
    [0, length + 1, 0],
    { around: 44, edge: 32 },
  )
  const piece = startPiece()
  piece.add(finish, body, recess(tools, drive, { radius: inner + 0.05, opening: size.opening, depth, top }))
  piece.add(finish, thread(tools, { radius: diameter / 2, length: length + 0.4 }))
  if (options.isLocked) piece.add('threadLock', lock(tools, diameter, length))
  return piece.done()
}

function outline(head: keyof typeof HEADS, size: { radius: number; height: number; opening: number }): V2[] {
  const { radius, height, opening } = size
  const under: V2[] = [
    [0, 0],
    [radius - 0.2, 0],
    [radius, 0.2],
  ]
  if (head === 'button') return [...under, [radius, height * 0.22], ...dome(radius, height, opening * 1.22)]
  if (head === 'flange')
    return [
      [0, 0],
      [radius * 1.3, 0],
      [radius * 1.34, 0.3],
      [radius * 1.3, 0.9],
      [radius * 1.04, 1.7],
      [radius, 2.2],
      [radius, height - 0.5],
      [radius - 0.5, height],
    ]
  const edge = head === 'low' ? 0.35 : 0.5
  return [
    ...under,
    [radius, height - edge],
    [radius - edge * 0.4, height - edge * 0.3],
    [radius - edge, height],
  ]
}

function dome(radius: number, height: number, inner: number): V2[] {
  return Array.from({ length: 7 }, (_, i) => {
    const angle = ((i + 1) / 7) * (Math.PI / 2) * 0.8
    const full = Math.cos((Math.PI / 2) * 0.8)
    const share = (Math.cos(angle) - full) / (1 - full)
    return [
      inner + (radius - inner) * share,
      height * (0.22 + (0.78 * Math.sin(angle)) / Math.sin(0.4 * Math.PI)),
    ]
  })
}

/** Returns a smear of thread lock in the thread's valleys, nearly as high as its ridges. */
function lock(tools: Tools, diameter: number, length: number) {
  const patch = tools.lathe(
    [
      [diameter * 0.42, 0],
      [diameter * 0.49, 0.5],
      [diameter * 0.49, length * 0.45],
      [diameter * 0.42, length * 0.45 + 0.5],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 26 },
  )
  return place(patch, move(0, length * 0.12, 0))
}
