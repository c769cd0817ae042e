import type { WorkshopUpgradesData, WorkshopUpgradesQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { isOfOrders } from './board-filters.ts'
import { WORKSHOP_STATUSES } from './stages.ts'

const MOST = 30

type Filters = z.output<typeof WorkshopUpgradesQuery>

/**
 * Returns the paid upgrades of ordered bikes that aren't packed yet, those paid first come first. They have no stages of
 * their own: their order is marked as ready to ship on its page.
 */
export async function readUpgrades(db: Db, filters: Filters): Promise<WorkshopUpgradesData> {
  const upgrades = filterUpgrades(db, filters)
  const [{ total }, rows] = await Promise.all([
    upgrades.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    selectRows(upgrades),
  ])
  const items = rows.map(({ order_id, number, paid_at, bike_id, bike_title, ...row }) => ({
    ...row,
    order: { id: order_id, number },
    paid_at: paid_at.toISOString(),
    bike: { id: bike_id, title: bike_title },
  }))
  return { total, items }
}

/** Selects the lines with upgrades, without those whose money is on its way back. */
function filterUpgrades(db: Db, { model, search = '' }: Filters) {
  const words = search.trim()
  return db
    .selectFrom('order_lines as line')
    .innerJoin('orders as order', 'order.id', 'line.order_id')
    .innerJoin('order_bikes as owned', (join) =>
      join.on(sql<boolean>`owned.id = (line.build ->> 'order_bike_id')::int`),
    )
    .where(sql<boolean>`line.build ->> 'order_bike_id' is not null`)
    .where('order.shown_status', 'in', WORKSHOP_STATUSES)
    .where('order.paid_at', 'is not', null)
    .where('owned.withdrawn_at', 'is', null)
    .where(isKept)
    .$if(model !== undefined, (query) => query.where('owned.bike_id', '=', model ?? 0))
    .$if(words !== '', (query) => query.where(isOfOrders(words, sql.ref('order.id'))))
}

const isKept = sql<boolean>`not exists (
  select from refund_lines as refunded join refunds as refund on refund.id = refunded.refund_id
  where refunded.order_line_id = line.id and refund.state <> 'failed'
) and ("order".total_cents = 0 or "order".refunded_cents < "order".total_cents)`

const selectRows = (upgrades: ReturnType<typeof filterUpgrades>) =>
  upgrades
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .innerJoin('bike_sizes as size', 'size.id', 'owned.size_id')
    .leftJoin('bike_builds as build', (join) =>
      join.onRef('build.order_bike_id', '=', 'owned.id').on('build.ready_at', 'is', null),
    )
    .select([
      'line.id',
      'line.description as parts',
      'order.id as order_id',
      'order.number',
      sql<Date>`"order".paid_at`.as('paid_at'),
      'buyer.name as customer',
      'bike.id as bike_id',
      'bike.title as bike_title',
      'size.name as size',
      'owned.serial_number',
      'build.stage as bike_stage',
    ])
    .orderBy('order.paid_at')
    .orderBy('line.id')
    .limit(MOST)
    .execute()
