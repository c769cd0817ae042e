import { METRICS } from '@nireeka/contracts'

import { MEASURES } from '../performance/measures.ts'
import type { Ready } from './use-shown-build.ts'

export type Judged = Pick<Ready, 'shown' | 'price' | 'performance'>

/** The most reasons that a verdict names. */
const MOST = 3

const BETTER = {
  power: 'more power',
  max_speed: 'a higher top speed',
  practicality: 'more practicality every day',
  suspension: 'more suspension',
  range: 'more range',
  weight: 'less weight',
} as const

interface Reason {
  words: string
  /** By how much the one is better than the other, as a share of the larger value; 0 or less where it isn't. */
  lead: number
}

/** Returns a sentence about who a build suits, by what it does clearly better than the other; null when by nothing. */
export function verdictOf(mine: Judged, other: Judged): string | null {
  const reasons = reasonsFor(mine, other)
    .filter(({ lead }) => lead > 0)
    .toSorted((one, two) => two.lead - one.lead)
    .slice(0, MOST)
  return reasons.length > 0 ? `Choose it if you want ${inWords(reasons.map(({ words }) => words))}.` : null
}

function reasonsFor(mine: Judged, other: Judged): Reason[] {
  const figures = METRICS.map((metric) => {
    const { shown, isLowerBetter = false } = MEASURES[metric]
    const lead = leadOf(shown(mine.performance[metric], 0), shown(other.performance[metric], 0))
    return { words: BETTER[metric], lead: isLowerBetter ? -lead : lead }
  })
  return [
    ...figures,
    { words: 'the lower price', lead: leadOf(other.price.totalCents, mine.price.totalCents) },
    { words: 'an earlier delivery', lead: leadOf(other.shown.bike.leadDays, mine.shown.bike.leadDays) },
  ]
}

const leadOf = (mine: number, other: number) => (mine - other) / Math.max(mine, other, 1)

const inWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
