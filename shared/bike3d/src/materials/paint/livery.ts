import type { Measures } from '../../bike/measures.ts'
import type { Distance } from '../../textures/distance.ts'
import type { Segment } from '../../textures/stroke-font.ts'
import { homieLivery } from './homie-livery.ts'
import { nyxLivery } from './nyx-livery.ts'
import { primeLivery } from './prime-livery.ts'

/** Strokes of one weight on one side of the frame. */
export interface Lettering {
  strokes: Segment[]
  weight: number
}

/** What is painted on a frame besides its colour, seen from the side, in millimetres. */
export interface Livery {
  letters: Lettering[]
  lines: Lettering[]
  /** 0 to 1: how much the carbon shows. */
  bareAt: (x: number, y: number) => number
  /** The second colour's zone. */
  second: Distance
}

const LIVERIES = { 'nireeka-prime': primeLivery, 'nireeka-homie': homieLivery, nyx: nyxLivery }

/** The frame's livery; `isLeft`: as it is seen from behind the drawing, so that the letters have to be turned round. */
export const liveryOf = (measures: Measures, isLeft: boolean): Livery =>
  LIVERIES[measures.bike](measures, isLeft)
