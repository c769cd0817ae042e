import { randomUUID } from 'node:crypto'

import type { AdminOrderData } from '@nireeka/contracts/api'

import { addProduct } from '../../testing/add-rows.ts'
import { checkOut, orderBody, shopper } from '../../testing/shopping.ts'
import { openTestApp } from '../../testing/test-app.ts'

export type BackOffice = Awaited<ReturnType<typeof openBackOffice>>

/** Two bells for $24 and a helmet for $80 to Germany, with $8 for shipping and 19% of tax. */
export const TOTAL = 133.28

/** A parcel of these pieces, as an admin enters it. */
export const parcel = (lines: Array<{ line_id: number; count: number }>) => ({
  carrier: 'dhl',
  tracking_number: 'JD014600003SE',
  lines,
})

/** Opens the API with a bell and a helmet, orders of which members pay in the sandbox, and an admin. */
export async function openBackOffice(now: () => Date = () => new Date()) {
  const app = await openTestApp({ now })
  await addProduct(app.db, { id: 1, stock: 1000, title: 'Bell' })
  await addProduct(app.db, { id: 2, stock: 1000, title: 'Helmet', price_cents: 8000 })
  const admin = await app.member(9)

  /** Places an order of two bells and a helmet by a new member. */
  async function placed() {
    const member = await shopper(app, { product_id: 1, count: 2 }, { product_id: 2, count: 1 })
    const { data } = (await checkOut(app, member, orderBody(TOTAL))).json()
    return { id: data.order_id as number, ref: data.redirect.split('/').at(-1) as string, member }
  }

  /** Places the same order and pays for it. */
  async function paid() {
    const order = await placed()
    await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', order.ref).execute()
    await app.settle(order.id)
    return order
  }

  async function read(id: number): Promise<AdminOrderData> {
    return (await app.call(`/api/backoffice/orders/${id}`, { as: admin.token })).json().data
  }

  /** Sends a writing call to an order, as the admin and with a new key unless said otherwise. */
  async function write(
    id: number,
    path: string,
    body: object,
    { as = admin.token, key = randomUUID() as string } = {},
  ) {
    const headers = { 'idempotency-key': key }
    return app.call(`/api/backoffice/orders/${id}/${path}`, { method: 'POST', as, body, headers })
  }

  /** Sends a call with the order's present version. */
  async function change(id: number, path: string, body: object) {
    const { version } = await read(id)
    return write(id, path, { version, ...body })
  }

  /** Returns the order's lines with all that is left to be sent. */
  async function rest(id: number) {
    const { lines } = await read(id)
    return lines
      .filter(({ to_ship }) => to_ship > 0)
      .map((line) => ({ line_id: line.id, count: line.to_ship }))
  }

  /** An order that is packed. */
  async function ready() {
    const order = await paid()
    await change(order.id, 'moves', { to: 'ready_to_ship' })
    return order
  }

  const auditOf = (id: number) =>
    app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'order')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

  return { app, admin, placed, paid, ready, read, write, change, rest, auditOf }
}
