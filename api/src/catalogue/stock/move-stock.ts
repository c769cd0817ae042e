import type { StockKind, StockReason } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

export interface StockItem {
  kind: StockKind
  id: number
}

/** Why pieces are moved, and who does it. */
export interface StockFacts {
  reason: StockReason
  /** `admin:3`, `member:12` or `shop`. */
  actor: string
  orderId?: number | null
  note?: string | null
  /** The idempotency key of the call. */
  key?: string | null
  /** When it is done; now, unless it is given. */
  at?: Date
}

/** Pieces of an item: more than 0 come, less go. */
export interface MovedPieces extends StockItem {
  count: number
}

export interface StockMovement {
  id: number
  item: StockItem
  /** The item's stock with the movement. */
  stock: number
}

/**
 * Moves stock, one movement per entry, and returns the movements that could be made. Left out are items with unlimited
 * stock, and those of which too few are there: the caller looks for these and throws. Items are locked in one order
 * (products, then parts, by id), so that transactions never deadlock.
 */
export async function moveStock(
  trx: Db,
  pieces: readonly MovedPieces[],
  { reason, actor, orderId = null, note = null, key = null, at }: StockFacts,
): Promise<StockMovement[]> {
  if (pieces.length === 0) return []
  const facts = { reason, actor, order_id: orderId, note, key, ...(at && { at }) }
  const rows = await trx
    .insertInto('stock_movements')
    .values(
      pieces.toSorted(inOneOrder).map(({ kind, id, count }) => ({
        product_id: kind === 'product' ? id : null,
        part_id: kind === 'part' ? id : null,
        count,
        ...facts,
      })),
    )
    .returning(['id', 'product_id', 'part_id', 'stock_after'])
    .execute()
  return rows.map(({ id, product_id, part_id, stock_after }) => ({
    id,
    item: product_id === null ? { kind: 'part', id: part_id ?? 0 } : { kind: 'product', id: product_id },
    stock: stock_after ?? 0,
  }))
}

/** Returns the items of which pieces should have been moved and weren't. */
export const unmoved = <Pieces extends StockItem>(
  pieces: readonly Pieces[],
  movements: readonly StockMovement[],
): Pieces[] =>
  pieces.filter(({ kind, id }) => !movements.some(({ item }) => item.kind === kind && item.id === id))

const inOneOrder = (a: StockItem, b: StockItem) =>
  a.kind === b.kind ? a.id - b.id : a.kind === 'product' ? -1 : 1
