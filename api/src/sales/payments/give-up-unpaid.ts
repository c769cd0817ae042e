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
  /** `member:12`, `admin:3`, `shop`. */
  actor: string
  reason: string
}

/** `done`: it is given up. `paid`: it was paid already, and is settled. `waiting`: its money is on the way. `over`: it waited no more. */
export type GivenUp = 'done' | 'paid' | 'waiting' | 'over'

/**
 * Gives up an order that waits for its money: closes its payment at the provider, and gives back what it held. Asks the
 * provider, so it must not be called inside of a transaction; throws ProviderAway, and then nothing has changed.
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

/** Money that is being taken can't be stopped any more: settling tells how it ended. */
async function isClosed(providers: Providers, { provider, ref, state }: Payment): Promise<boolean> {
  if (!ref) return true
  if (state === 'authorized') return false
  const providerStatus = await findProvider(providers, provider).close(ref)
  return providerStatus.state !== 'paid'
}

async function giveUp(trx: Db, { orderId, to, actor, reason }: GivingUp, at: Date): Promise<GivenUp> {
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
  await giveUpOrder(trx, orderId, at)
  return 'done'
}

const isWaiting = ({ status, held_reason }: { status: OrderStatus; held_reason: string | null }) =>
  status === 'pending_payment' && held_reason === null
