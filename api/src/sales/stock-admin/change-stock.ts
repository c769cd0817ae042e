import type { AuditAction, StockReason, StockRowData } from '@nireeka/contracts/api'

import { moveStock, type StockItem } from '../../catalogue/index.ts'
import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { lockStockItem } from './read-stock-item.ts'

/** A call of an admin that changes the stock of an item, once for its key. */
export interface ChangingStock {
  item: StockItem
  /** The idempotency key. */
  key: string
  note: string | null
  by: StaffCaller
}

/** Pieces that come (more than 0) or go, decided by what is there. */
export interface StockChange {
  reason: StockReason
  action: AuditAction
  /** The pieces, where what is there doesn't matter. */
  count?: number
  /** Returns the pieces for an item that the transaction has locked; throws a conflict where they can't be moved. */
  countFor: (row: StockRowData & { available: number }) => number
}

/** Changes the stock of an item; the call with the same key again changes nothing, and with another content is refused. */
export async function changeStock(
  trx: Db,
  { item, key, note, by }: ChangingStock,
  { reason, action, count: fixed, countFor }: StockChange,
  at: Date,
): Promise<void> {
  const row = await lockStockItem(trx, item)
  const before = await findByKey(trx, item, key)
  if (before) {
    const isSame =
      before.reason === reason && before.note === note && before.count === (fixed ?? before.count)
    if (isSame) return
    throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
  }
  const { available } = row
  if (available === null) throw conflict('not_counted', `The stock of ${row.title} isn’t counted.`)
  const count = countFor({ ...row, available })
  const facts = { reason, actor: `admin:${by.id}`, note, key, at }
  const [moved] = await moveStock(trx, [{ ...item, count }], facts)
  if (!moved) throw new Error(`The stock of ${item.kind} ${item.id} could not be changed by ${count}.`)
  await recordAudit(trx, {
    by,
    action,
    subject: item,
    before: { available },
    after: { available: moved.stock, ...(note !== null && { note }) },
    at,
  })
}

const findByKey = (trx: Db, { kind, id }: StockItem, key: string) =>
  trx
    .selectFrom('stock_movements')
    .select(['reason', 'note', 'count'])
    .where(kind === 'product' ? 'product_id' : 'part_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst()
