import type { Measures } from '../../bike/measures.ts'
import type { Distance } from '../../textures/distance.ts'
import type { Segment } from '../../textures/stroke-font.ts'
import { homieLivery } from './homie-livery.ts'
import { nyxLivery } from './nyx-livery.ts'
import { primeLivery } from './prime-livery.ts'

/** Strokes of the same weight on one side of the frame. */
export interface Lettering {
  strokes: Segment[]
  weight: number
}

/** What is painted on a frame besides its colour, seen from the side, in millimetres. */
export interface Livery {
  letters: Lettering[]
  lines: Lettering[]
  /** Returns how much bare carbon is visible, 0 to 1. */
  bareAt: (x: number, y: number) => number
  /** The zone of the second colour. */
  second: Distance
}

const LIVERIES = { 'nireeka-prime': primeLivery, 'nireeka-homie': homieLivery, nyx: nyxLivery }

/** Returns the frame's livery. `isLeft`: for the left side, on which letters are mirrored in the drawing. */
export const liveryOf = (measures: Measures, isLeft: boolean): Livery =>
  LIVERIES[measures.bike](measures, isLeft)
