import { ENOUGH_TIMES, TICKET_PRIORITIES, type TicketFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../../platform/index.ts'

const WEEKS_BEFORE = 11

/** Returns how fast tickets were answered and solved, how that was rated, and what is open now. */
export async function readFigures(db: Db, now: Date): Promise<TicketFiguresData> {
  const [weeks, ratings, open] = await Promise.all([readWeeks(db, now), readRatings(db, now), readOpen(db)])
  const none = { count: 0, average: null }
  return {
    weeks: weeks.map((row) => ({
      week: row.week,
      opened: row.opened,
      first_answer: timesOf(row.answered, row.answer_median, row.answer_p90),
      resolution: timesOf(row.ended, row.end_median, row.end_p90),
      ratings: ratings.get(row.week) ?? none,
    })),
    open,
  }
}

const timesOf = (count: number, median: number | null, p90: number | null) => ({
  count,
  median,
  p90: count < ENOUGH_TIMES ? null : p90,
})

const mondayOf = (at: Date) => sql`date_trunc('week', ${at}::timestamptz at time zone 'utc')`
const firstMonday = (now: Date) => sql`(${mondayOf(now)} - make_interval(weeks => ${WEEKS_BEFORE}::int))`

interface WeekRow {
  week: string
  opened: number
  answered: number
  answer_median: number | null
  answer_p90: number | null
  ended: number
  end_median: number | null
  end_p90: number | null
}

/** A conversation ends with the first move to solved or closed after which nobody has opened it again. */
async function readWeeks(db: Db, now: Date) {
  const { rows } = await sql<WeekRow>`
    with asked as (
      select ticket.opened_at,
        (select min(message.at) from ticket_messages as message
          where message.ticket_id = ticket.id and message.side = 'staff' and not message.is_internal
            and message.at >= ticket.opened_at) as answered_at,
        (select min(ending.at) from ticket_moves as ending
          where ending.ticket_id = ticket.id and ending.to_state in ('solved', 'closed')
            and ending.id > coalesce((select max(other.id) from ticket_moves as other
              where other.ticket_id = ticket.id and other.to_state not in ('solved', 'closed')), 0)) as ended_at
      from tickets as ticket
      where ticket.merged_into_id is null and ticket.opened_at >= ${firstMonday(now)} at time zone 'utc'
    ), timed as (
      select date_trunc('week', opened_at at time zone 'utc') as week,
        (extract(epoch from answered_at - opened_at) / 60)::float8 as answer,
        (extract(epoch from ended_at - opened_at) / 60)::float8 as ending
      from asked
    )
    select to_char(series.week, 'YYYY-MM-DD') as week, count(timed.week) as opened,
      count(timed.answer) as answered,
      percentile_cont(0.5) within group (order by timed.answer) as answer_median,
      percentile_cont(0.9) within group (order by timed.answer) as answer_p90,
      count(timed.ending) as ended,
      percentile_cont(0.5) within group (order by timed.ending) as end_median,
      percentile_cont(0.9) within group (order by timed.ending) as end_p90
    from generate_series(${firstMonday(now)}, ${mondayOf(now)}, interval '7 days') as series (week)
    left join timed on timed.week = series.week
    group by series.week
    order by series.week desc`.execute(db)
  return rows
}

async function readRatings(db: Db, now: Date) {
  const { rows } = await sql<{ week: string; count: number; average: number }>`
    select to_char(date_trunc('week', rated_at at time zone 'utc'), 'YYYY-MM-DD') as week,
      count(*) as count, avg(stars)::float8 as average
    from ticket_ratings
    where rated_at >= ${firstMonday(now)} at time zone 'utc'
    group by 1`.execute(db)
  return new Map(rows.map(({ week, ...rated }) => [week, rated]))
}

/** Returns what is open by urgency, the most urgent first. */
async function readOpen(db: Db) {
  const rows = await db
    .selectFrom('tickets')
    .select(['priority', sql<number>`count(*)`.as('count'), sql<number>`count(waiting_since)`.as('waiting')])
    .where('state', 'not in', ['solved', 'closed'])
    .groupBy('priority')
    .execute()
  return TICKET_PRIORITIES.toReversed().map(
    (priority) => rows.find((row) => row.priority === priority) ?? { priority, count: 0, waiting: 0 },
  )
}
