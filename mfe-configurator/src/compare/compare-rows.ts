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
  /** The columns with the best value, where one is better for everybody than another. */
  best: readonly number[]
}

type Compared = Pick<Ready, 'shown' | 'price'>

const NONE = 'None'
const OPEN = 'Not chosen yet'

/**
 * Returns the rows that compare builds: price, delivery, size (or the sizes to choose from), colour where one is chosen,
 * and each slot that has a part on any of the bikes. What differs and what is best is told of the columns in view.
 */
export function compareRows(
  builds: readonly Compared[],
  inView: readonly number[] = [...builds.keys()],
): ComparedRow[] {
  const row = (what: string, wordsOf: (build: Compared) => string, best: readonly number[] = []) => {
    const values = builds.map(wordsOf)
    const differs = new Set(inView.map((column) => values[column])).size > 1
    return { what, values, differs, best: differs ? best : [] }
  }
  const slots = new Map(
    builds.flatMap(({ shown }) => shown.bike.slots.map(({ id, title }) => [id, title] as const)),
  )
  return [
    row(
      'Price',
      priceText,
      lowestOf(
        builds.map(({ price }) => price.totalCents),
        inView,
      ),
    ),
    row('Made for', ({ shown }) => shown.bike.use),
    row('Delivered in about', (build) => aboutWeeks(leadDays(build)), soonestOf(builds, inView)),
    row('Size', ({ shown }) => shown.size?.name ?? sizesOf(shown.bike)),
    ...[row('Colour', ({ shown }) => colourLabel(shown) ?? OPEN)].filter(isChosen),
    ...[...slots]
      .toSorted(([a], [b]) => a - b)
      .map(([id, title]) => {
        const parts = builds.map(({ shown }) => partLabel(shown, id))
        return row(title, ({ shown }) => partLabel(shown, id), mostOf(parts, inView))
      })
      .filter(hasPart),
  ]
}

const priceText = ({ price }: Compared) => formatPrice(toDollars(price.totalCents))

const leadDays = ({ shown }: Compared) => shown.bike.leadDays

/** Returns the columns in view that are delivered first, in the weeks that are told; none where all are told the same. */
function soonestOf(builds: readonly Compared[], inView: readonly number[]): readonly number[] {
  const [soonest] = lowestOf(builds.map(leadDays), inView)
  if (soonest === undefined) return []
  const words = builds.map((build) => aboutWeeks(leadDays(build)))
  const columns = inView.filter((column) => words[column] === words[soonest])
  return columns.length < inView.length ? columns : []
}

/** An amount in a part's name of which more is better for everybody: of power, energy or charging current. */
const AMOUNT = /(\d+(?:\.\d+)?)\s(Wh?|A)\b/g

/** Returns the columns in view whose parts have the most; none where a part has no amount, or another kind of it. */
function mostOf(parts: readonly string[], inView: readonly number[]): readonly number[] {
  const amounts = parts.map((part) => [...part.matchAll(AMOUNT)])
  const kinds = new Set(inView.map((column) => amounts[column]?.map(([, , unit]) => unit).join(' ')))
  if (kinds.size > 1 || kinds.has('')) return []
  return lowestOf(
    amounts.map((all) => -all.reduce((sum, [, amount]) => sum + Number(amount), 0)),
    inView,
  )
}

const isChosen = ({ values }: ComparedRow) => values.some((value) => value !== OPEN)

const hasPart = ({ values }: ComparedRow) => values.some((value) => value !== NONE)

const partLabel = ({ bike, build }: ShownBuild, slotId: number) =>
  partsOn(bike, build)
    .filter((part) => part.slotId === slotId)
    .map(({ title }) => title)
    .join(', ') || NONE
