import type { Db } from '../../../platform/index.ts'
import type { FinishRefund } from '../refunds/finish-refund.ts'
import type { Settle } from '../settle.ts'
import type { ProviderEvent } from './event-source.ts'

interface Needs {
  db: Db
  settle: Settle
  finishRefund: FinishRefund
  now: () => Date
}

export type TakeEvent = (provider: string, event: ProviderEvent) => Promise<void>

/**
 * Creates the function that handles a provider's message. The message only says which payment to check; its status is
 * read from the provider. The message is recorded after that work, so that the provider sends it again if the work
 * failed; repeating the work has no further effect.
 */
export const createTakeEvent =
  ({ db, settle, finishRefund, now }: Needs): TakeEvent =>
  async (provider, event) => {
    if (await isKnown(db, provider, event.id)) return
    const orderId = await findOrder(db, provider, event.about)
    if (orderId !== null) {
      await settle(orderId)
      for (const { id } of await waitingRefunds(db, orderId)) await finishRefund(id)
    }
    await db
      .insertInto('provider_events')
      .values({ provider, event_id: event.id, type: event.type, order_id: orderId, received_at: now() })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .execute()
  }

const isKnown = async (db: Db, provider: string, id: string) =>
  (await db
    .selectFrom('provider_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst()) !== undefined

async function findOrder(db: Db, provider: string, { ref, chargeRef }: ProviderEvent['about']) {
  const payment = await db
    .selectFrom('payments')
    .select('order_id')
    .where('provider', '=', provider)
    .where(({ eb, or }) => or([eb('ref', '=', ref ?? null), eb('charge_ref', '=', chargeRef ?? null)]))
    .executeTakeFirst()
  return payment?.order_id ?? null
}

const waitingRefunds = (db: Db, orderId: number) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .orderBy('id')
    .execute()
