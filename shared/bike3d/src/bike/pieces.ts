import type { BikeShape } from '../configuration/shape.ts'
import type { Piece } from '../piece.ts'
import type { Tools } from '../tools.ts'
import type { V3 } from '../shapes/vectors.ts'
import type { Measures } from './measures.ts'

/** What every piece is built from. */
export interface BikePlan {
  tools: Tools
  measures: Measures
  shape: BikeShape
}

/** One piece of a bike: how it is built, what it depends on and where it goes when the bike is taken apart. */
export interface PieceRule {
  name: string
  build: (plan: BikePlan) => Piece
  /** Besides the bike, its size and the detail: only a change of these builds it anew. Null: not on this bike. */
  needs: (shape: BikeShape) => readonly (string | number | boolean)[] | null
  /** The way it moves in the exploded view, in millimetres. */
  apart: V3
}
