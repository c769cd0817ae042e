import type { Mark, Marks } from '@nireeka/ui/marked-picture'

import type { BikeSlug } from '../chapter.ts'
import type { ChapterPicture } from '../pictures.ts'

/** A picture beside a section's text, with a caption that says what to look at. */
export interface Figure extends ChapterPicture {
  caption: string
  /** The parts that the caption speaks of. */
  marks: Marks
}

/** A section's pictures, which may depend on the bike. */
export type FiguresOf = (bike: BikeSlug) => Figure[]

export const figure = (picture: ChapterPicture, caption: string, ...marks: Mark[]): Figure => ({
  ...picture,
  caption,
  marks,
})

/** Returns the same pictures for every bike. */
export const always =
  (...figures: Figure[]): FiguresOf =>
  () =>
    figures

/** Returns the pictures of each bike; none for one that isn't named. */
export const byBike =
  (figures: Partial<Record<BikeSlug, Figure[]>>): FiguresOf =>
  (bike) =>
    figures[bike] ?? []
