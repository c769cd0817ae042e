import type { BikeShape } from '../configuration/shape.ts'
import type { Piece } from '../piece.ts'
import type { V3 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
import type { Measures } from './measures.ts'

/** The data that every piece is built from. */
export interface BikePlan {
  tools: Tools
  measures: Measures
  shape: BikeShape
}

/** The rule of one piece of a bike: how it is built, what it depends on, and how it moves in the exploded view. */
export interface PieceRule {
  name: string
  build: (plan: BikePlan) => Piece
  /** The properties of the shape, besides bike and size, that the piece depends on: only their changes rebuild it. */
  needs: readonly (keyof BikeShape)[]
  /** Returns whether a bike of this shape has the piece; by default all have it. */
  isOn?: (shape: BikeShape) => boolean
  /** The piece's movement in the exploded view, in millimetres. */
  apart: V3
}
