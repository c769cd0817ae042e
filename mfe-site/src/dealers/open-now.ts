import { type OpenSpan, readOpeningHours, WEEK_DAYS } from '@nireeka/contracts/opening-hours'

import type { Dealer } from './dealers.api.ts'
import { timeZoneOf } from './time-zone.ts'

export interface OpenState {
  isOpen: boolean
  /** Such as "Open now until 19:00" or "Opens Tuesday at 10:00". */
  text: string
  /** As much of it as a narrow row has room for: "Open", "Opens 10:00" or, after tomorrow, "Opens Tue 10:00". */
  short: string
}

const WEEK = WEEK_DAYS.length

/** Returns the day of the week, from 0 for Monday, and the minutes since midnight on a clock in a time zone. */
function clockIn(zone: string, at: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = WEEK_DAYS.findIndex((name) => name === parts.weekday)
  return { day, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

const MIDNIGHT = 24 * 60
const asTime = (minutes: number) =>
  minutes === MIDNIGHT ? 'midnight' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Returns when the shop opens next: in how many days, and at which minute. */
function nextOpening(spans: readonly OpenSpan[], { day, minutes }: { day: number; minutes: number }) {
  const starts = spans.flatMap(({ days, from }) =>
    days.map((each) => {
      const ahead = (each - day + WEEK) % WEEK
      return { ahead: ahead === 0 && from <= minutes ? WEEK : ahead, from }
    }),
  )
  return starts.toSorted((a, b) => a.ahead - b.ahead || a.from - b.from)[0]
}

const dayOf = (day: number, ahead: number) => WEEK_DAYS[(day + ahead) % WEEK] ?? ''

function dayText(day: number, ahead: number) {
  if (ahead === 0) return 'today '
  return ahead === 1 ? 'tomorrow ' : `${dayOf(day, ahead)} `
}

/** Returns whether a dealer is open at a moment, and until or from when; null where we can't tell. */
export function openState(
  dealer: Pick<Dealer, 'hours' | 'countryCode' | 'longitude'>,
  at: Date,
): OpenState | null {
  const zone = timeZoneOf(dealer)
  const spans = dealer.hours === null ? null : readOpeningHours(dealer.hours)
  if (!zone || !spans) return null
  const now = clockIn(zone, at)
  const open = spans.find(
    ({ days, from, to }) => days.includes(now.day) && from <= now.minutes && now.minutes < to,
  )
  if (open) return { isOpen: true, text: `Open now until ${asTime(open.to)}`, short: 'Open' }
  const next = nextOpening(spans, now)
  if (!next) return null
  const time = asTime(next.from)
  const day = next.ahead < 2 ? '' : `${dayOf(now.day, next.ahead).slice(0, 3)} `
  return {
    isOpen: false,
    text: `Opens ${dayText(now.day, next.ahead)}at ${time}`,
    short: `Opens ${day}${time}`,
  }
}
