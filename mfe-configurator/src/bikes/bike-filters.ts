import type { Bike } from './bike.ts'

/** The purposes of bikes, in the words of their descriptions. */
export const USES = {
  city: { label: 'City', words: /city|urban/i },
  trail: { label: 'Trail and gravel', words: /terrain|trail|gravel/i },
  fast: { label: 'Fast', words: /fast/i },
} as const
export type Use = keyof typeof USES

/** The filters in the URL; null doesn't filter. `budget` in dollars, the rider's `height` in cm. */
export interface BikeFilters {
  use: Use | null
  budget: number | null
  height: number | null
}

export const START_PATH = '/configurator'
export const HEIGHTS = { from: 146, to: 206, step: 2 } as const

export const readFilters = (query: URLSearchParams): BikeFilters => ({
  use: (Object.keys(USES) as Use[]).find((use) => use === query.get('use')) ?? null,
  budget: toNumber(query.get('budget')),
  height: toHeight(toNumber(query.get('height'))),
})

const toNumber = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null)

/** Returns the height if it can be chosen, otherwise null. */
function toHeight(cm: number | null): number | null {
  if (cm === null || cm < HEIGHTS.from || cm > HEIGHTS.to) return null
  return Math.round(cm / HEIGHTS.step) * HEIGHTS.step
}

/** Returns the page's path with changed filters; unset filters are left out. */
export function filtersPath(filters: BikeFilters, change: Partial<BikeFilters> = {}): string {
  const asked = Object.entries({ ...filters, ...change }).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? START_PATH : `${START_PATH}?${new URLSearchParams(asked).toString()}`
}

export const matches = ({ use, price }: Pick<Bike, 'use' | 'price'>, filters: BikeFilters) =>
  (filters.use === null || USES[filters.use].words.test(use)) &&
  (filters.budget === null || price <= filters.budget)

const STEP = 1000
/** The most bikes for which the page offers no filter by price, because all prices are on the screen at once. */
const MOST_WITHOUT_BUDGETS = 4

/**
 * Returns the price limits to choose from, which separate the bikes, in whole thousands of dollars. A short list
 * needs none, unless one is in the address already.
 */
export function budgetsFor(
  bikes: ReadonlyArray<Pick<Bike, 'price'>>,
  { budget }: Pick<BikeFilters, 'budget'>,
): number[] {
  if (bikes.length <= MOST_WITHOUT_BUDGETS && budget === null) return []
  const steps = new Set(bikes.map(({ price }) => Math.ceil(price / STEP) * STEP))
  return [...steps].toSorted((a, b) => a - b).slice(0, -1)
}
