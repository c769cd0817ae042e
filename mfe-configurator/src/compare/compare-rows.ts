import { formatPrice, toDollars } from '@nireeka/contracts'
import { partsOn } from '@nireeka/contracts/bike-build'

import { aboutWeeks } from '../bikes/about-weeks.ts'
import { sizesOf } from '../bikes/compare-rows.ts'
import { colourLabel, type ShownBuild } from '../summary/chosen.ts'
import { lowerOf } from './better-of.ts'
import type { Side } from './compare-address.ts'
import type { Ready } from './use-shown-build.ts'

/** A row that compares two builds. */
export interface ComparedRow {
  what: string
  one: string
  two: string
  differs: boolean
  /** The side with the better value, where one of them is better for everybody. */
  better?: Side | null
}

type Compared = Pick<Ready, 'shown' | 'price'>

const NONE = 'None'
const OPEN = 'Not chosen yet'

/**
 * Returns the rows that compare two builds: price, delivery, size (or the sizes to choose from), colour where one is
 * chosen, and each slot of either bike.
 */
export function compareRows(one: Compared, two: Compared): ComparedRow[] {
  const slots = new Map(
    [one, two].flatMap(({ shown }) => shown.bike.slots.map(({ id, title }) => [id, title] as const)),
  )
  const delivery = row('Delivered in about', one, two, (build) => aboutWeeks(leadDays(build)))
  return [
    {
      ...row('Price', one, two, ({ price }) => formatPrice(toDollars(price.totalCents))),
      better: lowerOf(one.price.totalCents, two.price.totalCents),
    },
    row('Bike', one, two, ({ shown }) => shown.bike.title),
    row('Made for', one, two, ({ shown }) => shown.bike.use),
    { ...delivery, better: delivery.differs ? lowerOf(leadDays(one), leadDays(two)) : null },
    row('Size', one, two, ({ shown }) => shown.size?.name ?? sizesOf(shown.bike)),
    ...[row('Colour', one, two, ({ shown }) => colourLabel(shown) ?? OPEN)].filter(isChosen),
    ...[...slots]
      .toSorted(([a], [b]) => a - b)
      .map(([id, title]) => row(title, one, two, ({ shown }) => partLabel(shown, id))),
  ]
}

const leadDays = ({ shown }: Compared) => shown.bike.leadDays

const isChosen = ({ one, two }: ComparedRow) => one !== OPEN || two !== OPEN

function row(what: string, one: Compared, two: Compared, wordsOf: (build: Compared) => string): ComparedRow {
  const [a, b] = [wordsOf(one), wordsOf(two)]
  return { what, one: a, two: b, differs: a !== b }
}

const partLabel = ({ bike, build }: ShownBuild, slotId: number) =>
  partsOn(bike, build)
    .filter((part) => part.slotId === slotId)
    .map(({ title }) => title)
    .join(', ') || NONE
