import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { findProvider, type Providers } from './provider.ts'
import type { Settle } from './settle.ts'

interface Needs {
  db: Db
  providers: Providers
  settle: Settle
  now: () => Date
}

export interface GivingUp {
  orderId: number
  to: 'cancelled' | 'expired'
  /** Who gives up the order: `member:12`, `admin:3` or `shop`. */
  actor: string
  reason: string
  /** Does what else belongs to it, in the transaction that gives the order up. */
  within?: (trx: Db) => Promise<void>
}

/**
 * The outcome. `done`: given up. `paid`: it was already paid and is settled. `waiting`: its payment is in progress.
 * `over`: it was no longer unpaid.
 */
export type GivenUp = 'done' | 'paid' | 'waiting' | 'over'

/**
 * Gives up an unpaid order: closes its payment at the provider and gives back what the order held. Asks the provider,
 * so it must not be called within a transaction; throws ProviderAway, in which case nothing has changed.
 */
export const createGiveUpUnpaid =
  ({ db, providers, settle, now }: Needs) =>
  async (input: GivingUp): Promise<GivenUp> => {
    const { orderId } = input
    const payment = await db
      .selectFrom('payments')
      .select(['provider', 'ref', 'state'])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (payment && !(await isClosed(providers, payment))) await settle(orderId)
    return db.transaction().execute((trx) => giveUp(trx, input, now()))
  }

export type GiveUpUnpaid = ReturnType<typeof createGiveUpUnpaid>

interface Payment {
  provider: string
  ref: string | null
  state: string
}

/**
 * Tells whether a payment is closed. A payment in progress can't be stopped any more; settling it tells how it ended.
 */
async function isClosed(providers: Providers, { provider, ref, state }: Payment): Promise<boolean> {
  if (!ref) return true
  if (state === 'authorized') return false
  const providerStatus = await findProvider(providers, provider).close(ref)
  return providerStatus.state !== 'paid'
}

async function giveUp(trx: Db, input: GivingUp, at: Date): Promise<GivenUp> {
  const { orderId, to, actor, reason } = input
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'held_reason', 'paid_at'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return 'over'
  if (order.paid_at) return 'paid'
  if (!isWaiting(order)) return 'over'
  const { state } = await trx
    .selectFrom('payments')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (state === 'authorized') return 'waiting'
  await moveOrder(trx, { orderId, from: 'pending_payment', to, actor, reason, at })
  await trx
    .updateTable('payments')
    .set({ state: 'voided', changed_at: at })
    .where('order_id', '=', orderId)
    .execute()
  await giveUpOrder(trx, orderId, { actor, at })
  await input.within?.(trx)
  return 'done'
}

const isWaiting = ({ status, held_reason }: { status: OrderStatus; held_reason: string | null }) =>
  status === 'pending_payment' && held_reason === null
