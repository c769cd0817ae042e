import type { SupportFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, type FigurePeriod, keptBefore } from '../../platform/index.ts'

/** Returns how many tickets were opened and how fast they were answered, and how many are open at the moment. */
export async function readTickets(db: Db, period: FigurePeriod): Promise<SupportFiguresData> {
  const { beforeStart, start, end } = period
  const [now, before, first, open] = await Promise.all([
    readOpened(db, start, end),
    readOpened(db, beforeStart, start),
    firstOpened(db),
    readOpen(db),
  ])
  const kept = <T>(figure: T) => keptBefore(figure, first, period)
  return {
    opened: { now: now.opened, before: kept(before.opened) },
    first_answer: { now: timesOf(now), before: kept(timesOf(before)) },
    ...open,
  }
}

const timesOf = ({ count, median }: Opened) => ({ count, median })

interface Opened {
  opened: number
  count: number
  median: number | null
}

async function readOpened(db: Db, start: Date, end: Date): Promise<Opened> {
  const { rows } = await sql<Opened>`
    select count(*) as opened, count(answered.at) as count,
      (percentile_cont(0.5) within group (order by extract(epoch from answered.at - ticket.opened_at)) / 60)::float8
        as median
    from tickets as ticket
    left join (
      select message.ticket_id, min(message.at) as at
      from ticket_messages as message
      join tickets as asked on asked.id = message.ticket_id
      where message.side = 'staff' and not message.is_internal and message.at >= asked.opened_at
        and asked.opened_at >= ${start} and asked.opened_at < ${end}
      group by message.ticket_id
    ) as answered on answered.ticket_id = ticket.id
    where ticket.merged_into_id is null and ticket.opened_at >= ${start} and ticket.opened_at < ${end}`.execute(
    db,
  )
  return rows[0] ?? { opened: 0, count: 0, median: null }
}

async function firstOpened(db: Db) {
  const { first } = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.min('opened_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}

const readOpen = (db: Db) =>
  db
    .selectFrom('tickets')
    .select([sql<number>`count(*)`.as('open'), sql<number>`count(waiting_since)`.as('waiting')])
    .where('queue_rank', '<', 4)
    .executeTakeFirstOrThrow()
