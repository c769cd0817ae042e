import type { Unit } from '@nireeka/kit/units'

import { heights } from '../../../performance/measures.ts'
import { inSentence } from '../../../size/advice-text.ts'
import type { BuildableBike } from '../../bike.api.ts'
import type { AboutBike } from '../about.api.ts'
import { weightText } from '../limits/weights.ts'

export interface SpecificationGroup {
  title: string
  rows: Array<{ term: string; details: string }>
}

/** Returns the specification of a bike as it comes, in groups that fill two columns. Its figures are beside the builder. */
export const specificationOf = (
  bike: BuildableBike,
  { specifications, limits }: Pick<AboutBike, 'specifications' | 'limits'>,
  unit: Unit,
): SpecificationGroup[] => [
  {
    title: 'Standard parts',
    rows: bike.slots.flatMap(({ title, parts }) =>
      parts.filter(({ isDefault }) => isDefault).map((part) => ({ term: title, details: part.title })),
    ),
  },
  {
    title: 'Frame and more',
    rows: specifications.map(({ label, value }) => ({ term: label, details: value })),
  },
  {
    title: 'Weight limits',
    rows: limits.map(({ label, kg, note }) => ({
      term: label,
      details: withNote(weightText(kg, unit), note),
    })),
  },
  {
    title: 'Sizes',
    rows: bike.sizes.map(({ name, riderFrom, riderTo, note }) => ({
      term: name,
      details: withNote(`Riders ${heights(riderFrom, riderTo, unit)}`, note),
    })),
  },
]

/** Returns a value with what is noted about it, as one line. */
const withNote = (value: string, note: string | null) =>
  note ? `${value}, ${inSentence(note).replace(/\.$/, '')}` : value
