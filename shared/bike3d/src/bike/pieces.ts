import type { BikeShape } from '../configuration/shape.ts'
import type { Piece } from '../piece.ts'
import type { V3 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
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
  /** What it reads of the shape besides bike and size: only a change of these builds it anew. */
  needs: readonly (keyof BikeShape)[]
  /** Whether a bike of this shape has it; by default all have. */
  isOn?: (shape: BikeShape) => boolean
  /** The way it moves in the exploded view, in millimetres. */
  apart: V3
}
