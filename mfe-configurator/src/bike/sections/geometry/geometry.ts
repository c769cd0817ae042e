import { isBike, isSize, type Measures, measuresOf, sizesOf } from '@nireeka/bike3d'

import type { Size } from '../../../bikes/bike.ts'

/** A size with its measures in millimetres. */
export interface MeasuredSize {
  size: Size
  measures: Measures
}

/** Returns the sizes of a bike that have measures; none for a bike without a model. */
export function measuredSizes(slug: string, sizes: readonly Size[]): MeasuredSize[] {
  if (!isBike(slug)) return []
  const modelled = sizesOf(slug)
  return sizes.flatMap((size) =>
    isSize(size.name) && modelled.includes(size.name)
      ? [{ size, measures: measuresOf(slug, size.name) }]
      : [],
  )
}

export interface GeometryRow {
  label: string
  /** The letter of the measure in the drawings; null for one that isn't drawn. */
  letter: string | null
  /** One value per size. */
  values: string[]
}

interface Line {
  label: string
  letter?: string
  of: (measures: Measures) => number
  isAngle?: boolean
}

const DEGREES = 180 / Math.PI

/** An axis's angle to the ground, measured from the back. */
const angleOf = ([x, y]: readonly [number, number]) => Math.atan2(y, -x) * DEGREES

const LINES: readonly Line[] = [
  { label: 'Reach', letter: 'A', of: ({ reach }) => reach },
  { label: 'Stack', letter: 'B', of: ({ stack }) => stack },
  { label: 'Wheelbase', letter: 'C', of: ({ wheelbase }) => wheelbase },
  { label: 'Seat tube', letter: 'D', of: ({ seatLength }) => seatLength },
  { label: 'Head tube', of: ({ headLength }) => headLength },
  {
    label: 'Chainstay',
    of: ({ rearAxle, bottomBracket }) =>
      Math.hypot(rearAxle[0] - bottomBracket[0], rearAxle[1] - bottomBracket[1]),
  },
  { label: 'Bottom bracket drop', of: ({ rearAxle, bottomBracket }) => rearAxle[1] - bottomBracket[1] },
  { label: 'Fork length', of: ({ axleToCrown }) => axleToCrown },
  { label: 'Head angle', of: ({ steering }) => angleOf(steering), isAngle: true },
  { label: 'Seat angle', of: ({ seatTube }) => angleOf(seatTube), isAngle: true },
]

/** Returns the table of a bike's geometry: lengths in whole millimetres, angles with one decimal. */
export const geometryRows = (sizes: readonly MeasuredSize[]): GeometryRow[] =>
  LINES.map(({ label, letter = null, of, isAngle }) => ({
    label,
    letter,
    values: sizes.map(({ measures }) =>
      isAngle ? `${of(measures).toFixed(1)}°` : String(Math.round(of(measures))),
    ),
  }))
