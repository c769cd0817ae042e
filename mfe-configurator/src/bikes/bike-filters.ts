import type { Bike } from './bike.ts'

/** What a bike is for, by the words of its own description. */
export const USES = {
  city: { label: 'City', words: /city|urban/i },
  trail: { label: 'Trail and gravel', words: /terrain|trail|gravel/i },
  fast: { label: 'Fast', words: /fast/i },
} as const
export type Use = keyof typeof USES

/** What the address asks for; null: anything. `budget` in dollars, `height` of the rider in cm. */
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

/** One that can be chosen. */
function toHeight(cm: number | null): number | null {
  if (cm === null || cm < HEIGHTS.from || cm > HEIGHTS.to) return null
  return Math.round(cm / HEIGHTS.step) * HEIGHTS.step
}

/** The address of the page with this changed: what isn't asked for isn't in it. */
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

/** Budgets that tell the bikes apart, in whole thousands of dollars. */
export function budgetsFor(bikes: ReadonlyArray<Pick<Bike, 'price'>>): number[] {
  const steps = new Set(bikes.map(({ price }) => Math.ceil(price / STEP) * STEP))
  return [...steps].toSorted((a, b) => a - b).slice(0, -1)
}
