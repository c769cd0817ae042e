import type { Joined } from '../../fields/field.ts'
import type { Measures } from '../measures.ts'
import { homieTubes } from './homie-tubes.ts'
import { nyxTubes } from './nyx-tubes.ts'
import { primeTubes } from './prime-tubes.ts'

/**
 * The parts that a frame is joined from: the main triangle, into which the drive unit is inserted, then the rear end.
 */
export interface FrameTubes {
  front: Joined[]
  rear: Joined[]
}

const TUBES = { 'nireeka-prime': primeTubes, 'nireeka-homie': homieTubes, nyx: nyxTubes }

export const tubesOf = (measures: Measures): FrameTubes => TUBES[measures.bike](measures)
