import type { Mark, Marks } from '@nireeka/ui/marked-picture'

import { PUMP_GAUGE } from './figures/marks.ts'
import {
  BOTH_PEDALS,
  BOTH_PLUGS,
  BUTTON_TO_HOLD,
  SMALLEST_COG,
  STEM_BOLTS,
  THRU_AXLE_HEAD,
  WHEEL_AXLE,
} from './figures/step-marks.ts'
import { accessory, type ChapterPicture, spare } from './pictures.ts'

/** A step's picture, with marks where the step speaks of a place on the part. */
export interface StepPicture extends ChapterPicture {
  marks?: Marks
}

const marked = (picture: ChapterPicture, marks: readonly Mark[]): StepPicture => ({ ...picture, marks })

/** By section, the pictures of its steps, of parts that look the same on every bike. */
const OF_SECTIONS: Readonly<Record<string, ReadonlyArray<StepPicture | null>>> = {
  unpacking: [
    null,
    null,
    marked(spare('stem', 'A stem, whose four bolts are numbered in the order of tightening'), STEM_BOLTS),
    marked(spare('pedals', 'The left and the right pedal'), BOTH_PEDALS),
    marked(spare('thru-axle', 'A thru axle, which is turned at its head'), THRU_AXLE_HEAD),
    marked(accessory('floor-pump-main', 'A floor pump with a gauge at its foot'), PUMP_GAUGE),
  ],
  charging: [
    null,
    marked(spare('charger', 'The charger with its plugs for the battery and for the wall'), BOTH_PLUGS),
  ],
  'pair-the-app': [
    marked(spare('button-remote', 'The button unit, with plus on its right'), BUTTON_TO_HOLD),
    null,
    spare('display-small', 'The display'),
  ],
  puncture: [
    marked(spare('cassette', 'A cassette, with its smallest cog outside'), SMALLEST_COG),
    marked(spare('thru-axle', 'A thru axle, which is turned at its head'), THRU_AXLE_HEAD),
    spare('tube', 'An inner tube'),
    marked(spare('front-wheel', 'A front wheel with its axle'), WHEEL_AXLE),
  ],
}

/** Returns the pictures of a section's steps, by their place; none for a section without any. */
export const stepPictures = (section: string) => OF_SECTIONS[section] ?? []
