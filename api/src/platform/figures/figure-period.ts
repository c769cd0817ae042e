import type { FiguresQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { dayAfter, startOfDay } from '../database/days.ts'

const DAY_MS = 24 * 3_600_000

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export type FigurePeriod = ReturnType<typeof figurePeriod>

/** Returns the moments of a period of whole days in UTC, and of the one of as many days that ends where it begins. */
export function figurePeriod({ from, to }: z.output<typeof FiguresQuery>) {
  const start = startOfDay(from)
  const end = dayAfter(to)
  const length = end.getTime() - start.getTime()
  const beforeStart = new Date(start.getTime() - length)
  return {
    beforeStart,
    start,
    end,
    /** The days before which and on which the period begins, as columns that hold days have them. */
    beforeDay: dayOf(beforeStart),
    firstDay: from,
    lastDay: to,
    /** All days, the first one first. */
    days: Array.from({ length: length / DAY_MS }, (_, index) =>
      dayOf(new Date(start.getTime() + index * DAY_MS)),
    ),
  }
}

/** Returns the figure of the period before; null where the first thing that was recorded came after it. */
export const keptBefore = <T>(figure: T, first: Date | null | undefined, { start }: FigurePeriod): T | null =>
  first && first < start ? figure : null
