import { formatDate } from '@nireeka/contracts'

const DAY_MS = 24 * 3_600_000
/** The most days that the server reads figures for at once. */
const MOST_DAYS = 366
const DAY = /^20\d{2}-\d{2}-\d{2}$/

/** The periods that can be chosen by one click; a number is so many days up to today. */
export const PERIODS = ['7', '30', '90', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

export const PERIOD_LABELS: Record<PeriodName, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  year: 'This year',
}

/** Days in UTC, as the server counts them. */
export interface Period {
  /** Which of the periods it is; null for days of one's own choice. */
  name: PeriodName | null
  from: string
  to: string
  /** The period of as many days before it. */
  before: { from: string; to: string }
}

const USUAL = '30'

/** Returns the period that an address asks for; one that makes no sense is the usual one. */
export function readPeriod(query: URLSearchParams, now: Date): Period {
  const today = dayOf(now)
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (isPeriod(from, to)) return periodOf(null, from, to)
  const name = PERIODS.find((one) => one === query.get('period')) ?? USUAL
  if (name === 'year') return periodOf(name, `${today.slice(0, 4)}-01-01`, today)
  return periodOf(name, daysBefore(today, Number(name) - 1), today)
}

/** Tells whether the server reads figures of these days. */
export const isPeriod = (from: string, to: string) =>
  isDay(from) && isDay(to) && from <= to && countDays(from, to) <= MOST_DAYS

/** Returns a period in words: November 1, 2026 to November 30, 2026. */
export const inWords = ({ from, to }: Period['before']) =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const isDay = (day: string) => DAY.test(day) && new Date(day).toJSON()?.slice(0, 10) === day
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
const daysBefore = (day: string, days: number) => dayOf(new Date(Date.parse(day) - days * DAY_MS))

const periodOf = (name: PeriodName | null, from: string, to: string): Period => ({
  name,
  from,
  to,
  before: { from: daysBefore(from, countDays(from, to)), to: daysBefore(from, 1) },
})
