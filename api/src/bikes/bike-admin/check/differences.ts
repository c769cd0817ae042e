import { formatNumber, formatPrice, type Metric, METRICS, toDollars } from '@nireeka/contracts'

import type { Totals } from './build-state.ts'

const LABELS: Record<Metric, readonly [label: string, unit: string]> = {
  power: ['Power', 'W'],
  max_speed: ['Top speed', 'km/h'],
  practicality: ['Practicality', 'points'],
  suspension: ['Suspension', 'mm'],
  range: ['Range', 'km'],
  weight: ['Weight', 'kg'],
}
const GRAMS = 1000

/** Returns what differs between two totals, in words: 'Price $4,490 → $4,590', 'Range 90 → 102 km'. */
export function differencesOf(before: Totals, after: Totals): string[] {
  return [
    ...differing('Price', priceOf(before), priceOf(after)),
    ...differing('Lead time', daysOf(before), daysOf(after)),
    ...METRICS.flatMap((metric) => {
      const [label, unit] = LABELS[metric]
      const figure = ({ performance }: Totals) =>
        formatNumber(metric === 'weight' ? performance.weight / GRAMS : performance[metric])
      return differing(label, figure(before), figure(after), ` ${unit}`)
    }),
  ]
}

const differing = (label: string, before: string, after: string, unit = '') =>
  before === after ? [] : [`${label} ${before} → ${after}${unit}`]

const priceOf = ({ cents }: Totals) => formatPrice(toDollars(cents))
const daysOf = ({ leadDays }: Totals) => (leadDays === null ? 'on request' : `${leadDays} days`)
