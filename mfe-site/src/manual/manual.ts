import { keepUnits } from '@nireeka/kit'

import type { BikeSlug, Chapter } from './chapter.ts'
import { battery } from './chapters/battery.ts'
import { beforeRiding } from './chapters/before-riding.ts'
import { brakes, gears } from './chapters/brakes-and-gears.ts'
import { care, service, storage } from './chapters/care.ts'
import { suspension, tyres } from './chapters/chassis.ts'
import { technicalData } from './chapters/data.ts'
import { display } from './chapters/display.ts'
import { disposal, errors } from './chapters/errors.ts'
import { fitting } from './chapters/fitting.ts'
import { riding } from './chapters/riding.ts'

export const MANUAL: readonly Chapter[] = [
  beforeRiding,
  fitting,
  battery,
  display,
  riding,
  brakes,
  gears,
  suspension,
  tyres,
  care,
  service,
  storage,
  errors,
  disposal,
  technicalData,
]

/** Returns the manual of one bike, without sections that apply only to other bikes. */
export const manualOf = (bike: BikeSlug): Chapter[] =>
  MANUAL.map((chapter) => ({
    ...chapter,
    sections: chapter.sections
      .filter(({ bikes }) => !bikes || bikes.includes(bike))
      .map((section) => ({ ...section, title: keepUnits(section.title) })),
  })).filter(({ sections }) => sections.length > 0)

/** Returns the chapter with this id, or the one that has a section with it; null for any other id. */
export const chapterWith = (id: string): Chapter | null =>
  MANUAL.find((chapter) => chapter.id === id || chapter.sections.some((section) => section.id === id)) ?? null

/** Returns the chapters before and after a chapter of a bike's manual, as far as there are any. */
export function neighboursOf(bike: BikeSlug, id: string) {
  const chapters = manualOf(bike)
  const place = chapters.findIndex((chapter) => chapter.id === id)
  return { previous: chapters[place - 1], next: place === -1 ? undefined : chapters[place + 1] }
}
