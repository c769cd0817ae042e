import { conflict, type Db } from '../../platform/index.ts'
import { hasLostBike } from '../orders/lost-bikes.ts'
import { CREDITS } from './credits.provider.ts'
import { findProvider, type Provider, type Providers } from './provider.ts'
import { returnAddress } from './return-address.ts'
import type { PaymentCustomers } from './saved-cards/payment-customers.ts'
import type { Settle } from './settle.ts'

interface Needs {
  db: Db
  providers: Providers
  customers: PaymentCustomers
  /** The public address of the shop's pages. */
  siteUrl: string
  settle: Settle
  now: () => Date
}

export type StartPayment = (orderId: number) => Promise<string>

/**
 * Creates the function that opens the provider's page for an order and returns its address. It opens one payment per
 * order, so a lost answer can be requested again. If nothing is left to pay, the order is marked as paid. For an order
 * that was cancelled or has expired, the address is that of the shop's page that says so.
 */
export const createStartPayment =
  ({ db, providers, customers, siteUrl, settle, now }: Needs): StartPayment =>
  async (orderId) => {
    const { has_lost_bike, ...payment } = await read(db, orderId)
    if (OVER.has(payment.status))
      return returnAddress(siteUrl, { orderId, provider: payment.provider, ref: null })
    if (has_lost_bike && payment.status === 'pending_payment') throw conflict('bike_gone', BIKE_GONE)
    const redirect = payment.redirect ?? (await open(payment))
    if (payment.provider === CREDITS) await settle(orderId)
    return redirect

    async function open({ provider: name, placed_at, ...order }: typeof payment): Promise<string> {
      const key = `${order.number}-${placed_at.getTime()}`
      const provider = findProvider(providers, name)
      const customer = await customers.open(provider, order)
      const started = await provider.start({ ...order, customer, key })
      await db
        .updateTable('payments')
        .set({ ...started, state: 'needs_action', changed_at: now() })
        .where('order_id', '=', orderId)
        .where('ref', 'is', null)
        .where('state', '=', 'created')
        .execute()
      const present = await read(db, orderId)
      if (OVER.has(present.status)) await closeAgain(provider, started.ref)
      return present.redirect ?? started.redirect
    }
  }

const BIKE_GONE =
  'This order has upgrades for a bike that isn’t yours any more, so it can’t be paid. Please order again without them.'

const OVER = new Set<string>(['cancelled', 'expired'])

/** Closes a payment whose order was given up while its page was being opened. */
async function closeAgain(provider: Provider, ref: string) {
  await provider.close(ref)
  throw conflict('order_over', 'This order can no longer be paid.')
}

const read = (db: Db, orderId: number) =>
  db
    .selectFrom('payments as payment')
    .innerJoin('orders as order', 'order.id', 'payment.order_id')
    .innerJoin('users as user', 'user.id', 'order.user_id')
    .select(({ fn }) => [
      'order.id',
      'order.number',
      'order.user_id as userId',
      'order.status',
      'order.placed_at',
      'order.expires_at as expiresAt',
      'payment.amount_cents as payableCents',
      'payment.currency',
      'payment.provider',
      'payment.redirect',
      fn.coalesce('order.email', 'user.email').as('email'),
      hasLostBike.as('has_lost_bike'),
    ])
    .where('order.id', '=', orderId)
    .executeTakeFirstOrThrow()
