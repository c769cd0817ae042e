import type { WorkshopBikeData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { dayOf } from './board-filters.ts'
import type { ScarcePart } from './scarce-parts.ts'
import { nextStages } from './stages.ts'

const DAY_MS = 24 * 3_600_000

interface Cards {
  ids: readonly number[]
  /** The parts that bikes may be short of. */
  scarce: readonly ScarcePart[]
  now: Date
}

/** Reads these bikes as the board shows them, in the order of their ids; unknown ones are left out. */
export async function readCards(db: Db, { ids, scarce, now }: Cards): Promise<WorkshopBikeData[]> {
  if (ids.length === 0) return []
  const rows = await readRows(db, ids)
  const shortOf = (id: number) =>
    scarce.filter(({ short }) => short.some((bike) => bike.id === id)).map(({ title }) => title)
  const cards = new Map(rows.map((row) => [row.id, toCard(row, shortOf(row.id), now)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const readRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .innerJoin('orders as order', 'order.id', 'build.order_id')
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('bike_sizes as size', 'size.id', 'owned.size_id')
    .innerJoin('colours as colour', 'colour.id', 'owned.colour_id')
    .select([
      'owned.id',
      'build.version',
      'build.stage',
      sql<string | null>`build.promised_on::text`.as('promised_on'),
      'order.id as order_id',
      'order.number',
      'order.status',
      'order.held_reason',
      'buyer.name as customer',
      'bike.id as bike_id',
      'bike.title',
      'size.name as size',
      'colour.name as colour',
      'colour.swatch',
      'owned.ral',
      'owned.serial_number',
      countOf('true').as('bikes'),
      countOf("other.stage = 'built'").as('built'),
    ])
    .where('owned.id', 'in', ids)
    .where('owned.withdrawn_at', 'is', null)
    .execute()

/** The SQL for how many bikes of the order meet a condition. */
const countOf = (condition: string) => sql<number>`(
  select count(*) from bike_builds as other join order_bikes as sibling on sibling.id = other.order_bike_id
  where other.order_id = "order".id and sibling.withdrawn_at is null and ${sql.raw(condition)}
)`

const toCard = (row: Row, short_parts: string[], now: Date): WorkshopBikeData => ({
  id: row.id,
  version: row.version,
  stage: row.stage,
  next_stages: nextStages(row.stage, row),
  order: { id: row.order_id, number: row.number, status: row.status, bikes: row.bikes, built: row.built },
  customer: row.customer,
  bike: { id: row.bike_id, title: row.title },
  size: row.size,
  colour: { name: row.colour, swatch: row.swatch, ral: row.ral },
  promised_on: row.promised_on,
  days_left:
    row.promised_on === null ? null : (Date.parse(row.promised_on) - Date.parse(dayOf(now))) / DAY_MS,
  serial_number: row.serial_number,
  short_parts,
})
