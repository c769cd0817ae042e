import type { StockMovementData } from '@nireeka/contracts/api'

import type { StockItem } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { readActors } from '../order-admin/actors.ts'

const PER_PAGE = 50

/** Returns a page of the movements of an item's stock, the newest first. */
export async function listMovements(db: Db, { kind, id }: StockItem, page: number) {
  const column = kind === 'product' ? 'movement.product_id' : 'movement.part_id'
  const all = db.selectFrom('stock_movements as movement').where(column, '=', id)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .leftJoin('orders', 'orders.id', 'movement.order_id')
    .select(['movement.id', 'movement.at', 'movement.reason', 'movement.count', 'movement.stock_after'])
    .select(['movement.order_id', 'orders.number', 'movement.actor', 'movement.note'])
    .orderBy('movement.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const whoIs = await readActors(
    db,
    rows.map(({ actor }) => actor),
  )
  const items = rows.map(
    ({ id: movement, at, order_id, number, actor, stock_after, ...row }): StockMovementData => ({
      ...row,
      id: movement,
      at: at.toISOString(),
      available: stock_after,
      order: order_id === null || number === null ? null : { id: order_id, number },
      who: whoIs(actor),
    }),
  )
  return { items, page, per_page: PER_PAGE, total }
}
