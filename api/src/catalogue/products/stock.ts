import { conflict, type Db } from '../../platform/index.ts'
import { moveStock, type MovedPieces, type StockFacts, unmoved } from '../stock/move-stock.ts'

export interface LineOfProduct {
  product_id: number
  title: string
  count: number
}

type Pieces = ReadonlyArray<Omit<LineOfProduct, 'title'>>

/**
 * Reserves the stock of every line, or of none. Movements are made in id order, so stock is never oversold and
 * transactions never deadlock. Unlimited stock isn't touched, so that orders of it don't wait for one another.
 */
export async function takeProducts(trx: Db, lines: readonly LineOfProduct[], facts: StockFacts) {
  const taken = (await countedPieces(trx, lines)).map((one) => ({ ...one, count: -one.count }))
  const [missing] = unmoved(taken, await moveStock(trx, taken, facts))
  if (!missing) return
  const title = lines.find(({ product_id }) => product_id === missing.id)?.title ?? ''
  throw conflict('out_of_stock', `There isn’t enough stock of ${title} left. Please update your cart.`)
}

/** Returns the pieces of these lines to the stock, in id order. */
export async function returnProducts(trx: Db, lines: Pieces, facts: StockFacts) {
  await moveStock(trx, await countedPieces(trx, lines), facts)
}

/**
 * Records that pieces came back and can't be sold again: the history shows them with the facts' reason, and at once as
 * written off; the stock stays what it is.
 */
export async function writeOffProducts(trx: Db, lines: Pieces, facts: StockFacts) {
  const pieces = await countedPieces(trx, lines)
  await moveStock(trx, pieces, facts)
  const gone = pieces.map((one) => ({ ...one, count: -one.count }))
  await moveStock(trx, gone, { ...facts, reason: 'written_off' })
}

/** Returns how many pieces of each product these lines hold, without products with unlimited stock; in id order. */
async function countedPieces(trx: Db, lines: Pieces): Promise<MovedPieces[]> {
  const counts = new Map<number, number>()
  for (const { product_id, count } of lines) counts.set(product_id, (counts.get(product_id) ?? 0) + count)
  if (counts.size === 0) return []
  const counted = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...counts.keys()])
    .where('stock', 'is not', null)
    .orderBy('id')
    .execute()
  return counted.map(({ id }) => ({ kind: 'product', id, count: counts.get(id) ?? 0 }))
}
