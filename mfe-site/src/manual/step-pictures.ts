import type { Mark, Marks } from '@nireeka/ui/marked-picture'

import { SMALLEST_COG, THRU_AXLE_HEAD, WHEEL_AXLE } from './figures/step-marks.ts'
import { type ChapterPicture, spare } from './pictures.ts'

/** A step's picture, with marks where the step speaks of a place on the part. */
export interface StepPicture extends ChapterPicture {
  marks?: Marks
}

const marked = (picture: ChapterPicture, marks: readonly Mark[]): StepPicture => ({ ...picture, marks })

/**
 * By section, the pictures of its steps, of parts that look the same on every bike. Where a step can have none, pictures
 * stand beside the section or below it.
 */
const OF_SECTIONS: Readonly<Record<string, readonly StepPicture[]>> = {
  puncture: [
    marked(spare('cassette', 'A cassette, with its smallest cog outside'), SMALLEST_COG),
    marked(spare('thru-axle', 'A thru axle, which is turned at its head'), THRU_AXLE_HEAD),
    spare('tube', 'An inner tube'),
    marked(spare('front-wheel', 'A front wheel with its axle'), WHEEL_AXLE),
  ],
}

/** Returns the pictures of a section's steps, by their place; none for a section without any. */
export const stepPictures = (section: string) => OF_SECTIONS[section] ?? []
