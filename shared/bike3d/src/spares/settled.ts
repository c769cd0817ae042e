import type { Piece } from '../piece.ts'
import { turnY, turnZ } from '../shapes/transforms.ts'
import { boundsOf, laid, moved } from './pose.ts'

const TRIES = 6

/** Returns the piece tipped about z until both ends touch the ground, because long parts don't balance on one point. */
export function settled(piece: Piece): Piece {
  let resting = piece
  for (let i = 0; i < TRIES; i++) resting = moved(resting, turnZ(-tiltOf(resting)))
  return laid(resting)
}

/** Returns the piece tipped about x until both sides touch the ground. */
export const settledAcross = (piece: Piece): Piece =>
  moved(settled(moved(piece, turnY(Math.PI / 2))), turnY(-Math.PI / 2))

/** Returns the slope of the line between the lowest points of the left and the right third. */
function tiltOf(piece: Piece): number {
  const { min, max } = boundsOf(piece)
  const third = (max.x - min.x) / 3
  const left = lowestOf(piece, min.x, min.x + third)
  const right = lowestOf(piece, max.x - third, max.x)
  return Math.atan2(right.y - left.y, right.x - left.x)
}

function lowestOf({ meshes }: Piece, from: number, to: number) {
  const lowest = { x: from, y: Infinity }
  for (const { geometry } of meshes) {
    const positions = geometry.getAttribute('position')
    for (let i = 0; i < positions.count; i++) {
      const [x, y] = [positions.getX(i), positions.getY(i)]
      if (x >= from && x <= to && y < lowest.y) Object.assign(lowest, { x, y })
    }
  }
  return lowest
}
