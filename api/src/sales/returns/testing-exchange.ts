import { moveStock } from '../../catalogue/index.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { openReturnOffice } from './testing.ts'

/** Caps of one product: two at one price, and one that costs more. */
export const SMALL = 51
export const LARGE = 52
export const GOLD = 53

/** The pieces of a line that are sent as large caps. */
export const sendLarge = (line_id: number, count = 1) => ({ lines: [{ line_id, product_id: LARGE, count }] })

/** The back office with orders of small caps, and returns of them whose members want large ones. */
export async function openExchangeOffice() {
  const office = await openReturnOffice()
  const { db } = office.app
  await addProduct(db, { id: 50, title: 'Cap', stock: null, price_cents: 1200 })
  await addProduct(db, { id: SMALL, title: 'Cap S', parent_id: 50, options: { Size: 'S' } })
  await addProduct(db, { id: LARGE, title: 'Cap L', parent_id: 50, options: { Size: 'L' } })
  await addProduct(db, {
    id: GOLD,
    title: 'Cap, gold',
    parent_id: 50,
    options: { Size: 'Gold' },
    price_cents: 9900,
  })

  /** Makes the bells of an order small caps, as if these had been bought. */
  async function deliveredCaps() {
    const order = await office.delivered()
    await db
      .updateTable('order_lines')
      .set({ product_id: SMALL, title: 'Cap S' })
      .where('order_id', '=', order.id)
      .where('product_id', '=', 1)
      .execute()
    return order
  }

  async function askFor(order: Awaited<ReturnType<typeof deliveredCaps>>, product: number, count = 1) {
    const [caps] = (await office.ofOrder(order)).lines
    const lines = [{ line_id: caps?.line_id, count, reason: 'does_not_fit', exchange_for: product }]
    return office.ask(order, { lines, wish: 'exchange' })
  }

  /** A return of small caps that has arrived and is as new. */
  async function inspectedCaps(count = 1) {
    const order = await deliveredCaps()
    const { id } = (await askFor(order, LARGE, count)).json().data
    await office.act(id, 'approve')
    const [line] = (await office.readReturn(id)).lines
    const line_id = line?.line_id ?? 0
    await office.act(id, 'receive', { lines: [{ line_id, count }] })
    await office.act(id, 'inspect', { lines: await office.asNew(id) })
    return { order, id: id as number, line_id }
  }

  /** Brings the stock of large caps to a number. */
  async function setLarge(stock: number) {
    const { stock: now } = await db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', LARGE)
      .executeTakeFirstOrThrow()
    const pieces = [{ kind: 'product' as const, id: LARGE, count: stock - (now ?? 0) }]
    await moveStock(db, pieces, { reason: 'correction', actor: 'shop' })
  }

  return { ...office, deliveredCaps, askFor, inspectedCaps, setLarge }
}
export type ExchangeOffice = Awaited<ReturnType<typeof openExchangeOffice>>
