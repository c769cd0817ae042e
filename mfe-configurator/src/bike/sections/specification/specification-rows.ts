import { METRICS } from '@nireeka/contracts'
import type { Unit } from '@nireeka/kit/units'

import { heights, MEASURES } from '../../../performance/measures.ts'
import type { BuildableBike } from '../../bike.api.ts'
import type { AboutBike } from '../about.api.ts'

export interface SpecificationGroup {
  title: string
  rows: Array<{ term: string; details: string }>
}

/** Returns the specification of a bike as it comes, in groups: figures, parts, sizes. */
export const specificationOf = (
  bike: BuildableBike,
  told: AboutBike['specifications'],
  unit: Unit,
): SpecificationGroup[] => [
  {
    title: 'Figures',
    rows: METRICS.filter((metric) => metric !== 'practicality').map((metric) => ({
      term: MEASURES[metric].label,
      details: MEASURES[metric].text(bike.performance[metric], unit),
    })),
  },
  {
    title: 'Standard parts',
    rows: bike.slots.flatMap(({ title, parts }) =>
      parts.filter(({ isDefault }) => isDefault).map((part) => ({ term: title, details: part.title })),
    ),
  },
  {
    title: 'Frame and more',
    rows: [
      ...told.map(({ label, value }) => ({ term: label, details: value })),
      ...bike.sizes.map(({ name, riderFrom, riderTo, note }) => ({
        term: `Size ${name}`,
        details: [`Riders ${heights(riderFrom, riderTo, unit)}`, note?.toLowerCase()]
          .filter(Boolean)
          .join(', '),
      })),
    ],
  },
]
