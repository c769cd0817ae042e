import type { BikeSlug } from '../chapter.ts'
import { careFigures } from './care.ts'
import type { Figure, FiguresOf } from './figure.ts'
import { firstRideFigures } from './first-ride.ts'
import { ridingFigures } from './riding.ts'
import { suspensionAndTyreFigures } from './suspension-and-tyres.ts'

const OF_SECTIONS: Readonly<Record<string, FiguresOf>> = {
  ...firstRideFigures,
  ...ridingFigures,
  ...suspensionAndTyreFigures,
  ...careFigures,
}

export const ILLUSTRATED = Object.keys(OF_SECTIONS)

/** Returns the pictures beside a section of a bike's manual, never ones of another bike. */
export const figuresOf = (bike: BikeSlug, section: string): Figure[] => OF_SECTIONS[section]?.(bike) ?? []
