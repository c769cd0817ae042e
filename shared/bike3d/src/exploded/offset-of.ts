import { type Assembly, BIKE_PIECES, isBikePiece } from '@nireeka/contracts/bike-pieces'

import type { V3 } from '../shapes/vectors.ts'

/** How far each assembly moves as a whole, in millimetres, before its pieces part. */
const LEADS: Record<Assembly, V3> = {
  frame: [0, 0, 0],
  front: [190, -60, 0],
  cockpit: [75, 200, 0],
  seat: [-55, 150, 0],
  drive: [20, -60, 130],
  rear: [-180, -20, 0],
  carrying: [-20, 110, 0],
}

interface Moved {
  name: string
  /** Its place in the complete exploded view, in millimetres from its place on the bike. */
  apart: V3
}

/**
 * Returns how far a piece is from its place on the bike, in millimetres. `amount` is 0 for the assembled bike and 1 for
 * the exploded one: up to a half, the assemblies move apart as wholes; from there on, the pieces within them do.
 */
export function offsetOf({ name, apart }: Moved, amount: number): V3 {
  const lead = isBikePiece(name) ? LEADS[BIKE_PIECES[name].assembly] : apart
  const [first, second] = [clamp(amount * 2), clamp(amount * 2 - 1)]
  const along = (axis: 0 | 1 | 2) => lead[axis] * first + (apart[axis] - lead[axis]) * second
  return [along(0), along(1), along(2)]
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
