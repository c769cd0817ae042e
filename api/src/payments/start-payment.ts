import type { Db } from '../database/open-database.ts'
import { findProvider, type Providers } from './provider.ts'

/** Opens the provider's page for an order, once: the order exists before, so a lost answer can be asked for again. */
export const createStartPayment =
  ({ db, providers, now }: { db: Db; providers: Providers; now: () => Date }) =>
  async (orderId: number): Promise<string> => {
    const read = () =>
      db
        .selectFrom('payments as payment')
        .innerJoin('orders as order', 'order.id', 'payment.order_id')
        .select([
          'order.id',
          'order.number',
          'order.total_cents as totalCents',
          'order.currency',
          'payment.provider',
          'payment.redirect',
        ])
        .where('order.id', '=', orderId)
        .executeTakeFirstOrThrow()

    const order = await read()
    if (order.redirect) return order.redirect
    const started = await findProvider(providers, order.provider).start(order)
    await db
      .updateTable('payments')
      .set({ ...started, state: 'needs_action', changed_at: now() })
      .where('order_id', '=', orderId)
      .where('ref', 'is', null)
      .execute()
    return (await read()).redirect ?? started.redirect
  }

export type StartPayment = ReturnType<typeof createStartPayment>
