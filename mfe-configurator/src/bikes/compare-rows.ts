import type { Unit } from '@nireeka/kit/units'
import { formatPrice, METRICS } from '@nireeka/contracts'

import { heights, MEASURES } from '../performance/measures.ts'
import { shareAmong, type ShareOf } from '../performance/share.ts'
import { aboutWeeks } from './about-weeks.ts'
import type { Bike } from './bike.ts'

/** `share`: how full the cell's bar is, from 0 to 1; null for no bar. */
export interface CompareCell {
  text: string
  share: number | null
  isBest: boolean
}

/** A row of the comparison; `isSame` if all bikes have the same value. */
export interface CompareRow {
  title: string
  cells: CompareCell[]
  isSame: boolean
}

interface Line {
  title: string
  text: (bike: Bike) => string
  /** Returns the value that decides which bike is best; without it none is. */
  value?: (bike: Bike) => number
  isLowerBetter?: boolean
  /** Returns how good a value is, as a length on the scale of its metric; without it there is no bar. */
  share?: (value: number) => number | null
}

/** Returns all rows of the comparison, in the member's unit. */
export const compareRows = (bikes: readonly Bike[], unit: Unit): CompareRow[] =>
  linesIn(
    unit,
    shareAmong(
      bikes.map(({ performance }) => performance),
      unit,
    ),
  ).map((line) => toRow(line, bikes))

function toRow({ title, text, value, share, isLowerBetter = false }: Line, bikes: readonly Bike[]) {
  const values = value ? bikes.map(value) : []
  const best = isLowerBetter ? Math.min(...values) : Math.max(...values)
  const texts = bikes.map(text)
  const isSame = new Set(texts).size === 1
  const shares = share ? values.map(share) : []
  const cells = texts.map((cell, index) => ({
    text: cell,
    share: shares[index] ?? null,
    isBest: !isSame && values[index] === best,
  }))
  return { title, cells, isSame }
}

const linesIn = (unit: Unit, shareOf: ShareOf): Line[] => [
  {
    title: 'Starting price',
    text: ({ price }) => formatPrice(price),
    value: ({ price }) => price,
    isLowerBetter: true,
  },
  {
    title: 'Delivered in about',
    text: ({ leadDays }) => aboutWeeks(leadDays).replace(' to ', '–'),
    value: ({ leadDays }) => leadDays,
    isLowerBetter: true,
  },
  { title: 'Sizes', text: sizesOf },
  { title: 'Riders', text: ({ sizes }) => ridersOf(sizes, unit) },
  ...METRICS.map((metric): Line => {
    const { label, isLowerBetter, text } = MEASURES[metric]
    return {
      title: label,
      text: ({ performance }) => text(performance[metric], unit),
      value: ({ performance }) => performance[metric],
      isLowerBetter,
      share: (value) => shareOf(metric, value),
    }
  }),
]

/** Returns the names of the sizes that are built at present. */
export function sizesOf({ sizes }: Pick<Bike, 'sizes'>): string {
  const built = sizes.filter(({ note }) => note === null)
  return built.length === 0 ? 'None right now' : built.map(({ name }) => name).join(', ')
}

function ridersOf(sizes: Bike['sizes'], unit: Unit): string {
  const built = sizes.filter(({ note }) => note === null)
  if (built.length === 0) return '–'
  return heights(
    Math.min(...built.map(({ riderFrom }) => riderFrom)),
    Math.max(...built.map(({ riderTo }) => riderTo)),
    unit,
  )
}
