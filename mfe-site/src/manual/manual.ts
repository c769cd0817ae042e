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
    sections: chapter.sections.filter(({ bikes }) => !bikes || bikes.includes(bike)),
  })).filter(({ sections }) => sections.length > 0)
