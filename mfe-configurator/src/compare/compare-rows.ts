import { formatPrice, toDollars } from '@nireeka/contracts'
import { partsOn } from '@nireeka/contracts/bike-build'

import { aboutWeeks } from '../bikes/about-weeks.ts'
import { sizesOf } from '../bikes/compare-rows.ts'
import { colourLabel, type ShownBuild } from '../summary/chosen.ts'
import { lowestOf } from './best-of.ts'
import type { Ready } from './use-shown-build.ts'

/** A row that compares builds. */
export interface ComparedRow {
  what: string
  /** A value for each column. */
  values: string[]
  differs: boolean
  /** The column with the best value, where one of them is best for everybody. */
  best: number | null
}

type Compared = Pick<Ready, 'shown' | 'price'>

const NONE = 'None'
const OPEN = 'Not chosen yet'

/**
 * Returns the rows that compare builds: price, delivery, size (or the sizes to choose from), colour where one is chosen,
 * and each slot that has a part on any of the bikes.
 */
export function compareRows(builds: readonly Compared[]): ComparedRow[] {
  const row = (what: string, wordsOf: (build: Compared) => string, best: number | null = null) => {
    const values = builds.map(wordsOf)
    const differs = new Set(values).size > 1
    return { what, values, differs, best: differs ? best : null }
  }
  const slots = new Map(
    builds.flatMap(({ shown }) => shown.bike.slots.map(({ id, title }) => [id, title] as const)),
  )
  return [
    row('Price', priceText, lowestOf(builds.map(({ price }) => price.totalCents))),
    row('Made for', ({ shown }) => shown.bike.use),
    row('Delivered in about', (build) => aboutWeeks(leadDays(build)), soonestOf(builds)),
    row('Size', ({ shown }) => shown.size?.name ?? sizesOf(shown.bike)),
    ...[row('Colour', ({ shown }) => colourLabel(shown) ?? OPEN)].filter(isChosen),
    ...[...slots]
      .toSorted(([a], [b]) => a - b)
      .map(([id, title]) => row(title, ({ shown }) => partLabel(shown, id)))
      .filter(hasPart),
  ]
}

const priceText = ({ price }: Compared) => formatPrice(toDollars(price.totalCents))

const leadDays = ({ shown }: Compared) => shown.bike.leadDays

/** Returns the column that is delivered first; null where another one is told the same weeks. */
function soonestOf(builds: readonly Compared[]): number | null {
  const days = builds.map(leadDays)
  const soonest = lowestOf(days)
  const words = days.map((count) => aboutWeeks(count))
  const first = words.indexOf(words[soonest ?? 0] ?? '')
  return first === words.lastIndexOf(words[first] ?? '') ? soonest : null
}

const isChosen = ({ values }: ComparedRow) => values.some((value) => value !== OPEN)

const hasPart = ({ values }: ComparedRow) => values.some((value) => value !== NONE)

const partLabel = ({ bike, build }: ShownBuild, slotId: number) =>
  partsOn(bike, build)
    .filter((part) => part.slotId === slotId)
    .map(({ title }) => title)
    .join(', ') || NONE
