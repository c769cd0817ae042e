import { METRICS } from '@nireeka/contracts'

import { MEASURES } from '../performance/measures.ts'
import type { Ready } from './use-shown-build.ts'

export type Judged = Pick<Ready, 'shown' | 'price' | 'performance'>

/** The most reasons that a verdict names. */
const MOST = 3

/** What a build does better than one other, and best among several. */
const WORDS = {
  power: ['more power', 'the most power'],
  max_speed: ['a higher top speed', 'the highest top speed'],
  practicality: ['more practicality every day', 'the most practicality every day'],
  suspension: ['more suspension', 'the most suspension'],
  range: ['more range', 'the longest range'],
  weight: ['less weight', 'the lowest weight'],
  price: ['the lower price', 'the lowest price'],
  delivery: ['an earlier delivery', 'the earliest delivery'],
} as const

type Ground = keyof typeof WORDS

/** By how much a build is better than others, as a share of the larger value; 0 or less where it isn't. */
type Leads = Record<Ground, number>

/**
 * Returns a sentence about who a build suits, by what it does clearly better than every other; null when by nothing.
 */
export function verdictOf(mine: Judged, others: readonly Judged[]): string | null {
  const leads = others.map((other) => leadsOver(mine, other))
  const reasons = (Object.keys(WORDS) as Ground[])
    .map((ground) => ({ ground, lead: Math.min(...leads.map((lead) => lead[ground])) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, two) => two.lead - one.lead)
    .slice(0, MOST)
    .map(({ ground }) => WORDS[ground][others.length > 1 ? 1 : 0])
  return reasons.length > 0 ? `Choose it if you want ${inWords(reasons)}.` : null
}

function leadsOver(mine: Judged, other: Judged): Leads {
  const figures = METRICS.map((metric) => {
    const { shown, isLowerBetter = false } = MEASURES[metric]
    const lead = leadOf(shown(mine.performance[metric], 0), shown(other.performance[metric], 0))
    return [metric, isLowerBetter ? -lead : lead] as const
  })
  return {
    ...(Object.fromEntries(figures) as Omit<Leads, 'price' | 'delivery'>),
    price: leadOf(other.price.totalCents, mine.price.totalCents),
    delivery: leadOf(other.shown.bike.leadDays, mine.shown.bike.leadDays),
  }
}

const leadOf = (mine: number, other: number) => (mine - other) / Math.max(mine, other, 1)

const inWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
