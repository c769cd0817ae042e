import type { CheckoutInput } from '@nireeka/contracts/api'

import { lockMember, setCountry } from '../../identity/index.ts'
import { conflict, fingerprintOf, invalid, type Db } from '../../platform/index.ts'
import type { Payments } from '../payments/create-payments.ts'
import { keepAddress } from './addresses.repository.ts'
import { type Draft, draftOrder } from './draft-order.ts'
import { findByKey, findWaiting, rememberKey, type WaitingOrder } from './find-placed.ts'
import { insertOrder } from './insert-order.ts'
import type { Quotes } from './quote.ts'

/** The payment functions that the checkout needs. */
export type CheckoutPayments = Pick<Payments, 'offered' | 'startPayment' | 'giveUpUnpaid'>

interface Needs {
  db: Db
  quotes: Quotes
  payments: CheckoutPayments
  now: () => Date
}

export interface Placing {
  userId: number
  key: string
  input: CheckoutInput
}

/** The placed order, or another unpaid order of this member's that has to end first. */
type Outcome = { orderId: number } | { older: WaitingOrder }

/** How many older unpaid orders are given up at most; open tabs can't have placed more meanwhile. */
const MOST_OLDER = 5

/**
 * Creates the function that places the order of a member's cart and returns its id. A repeated key finds the order that
 * it has placed, also when that was paid or cancelled since; the same contents find the order that waits for its money.
 */
export function createPlaceOrder({ db, quotes, payments, now }: Needs) {
  return async function placeOrder(placing: Placing): Promise<number> {
    for (let attempts = 0; attempts <= MOST_OLDER; attempts++) {
      const outcome = await db.transaction().execute((trx) => place(trx, placing, now()))
      if ('orderId' in outcome) return outcome.orderId
      await giveUp(outcome.older, placing.userId)
    }
    throw conflict('busy', 'Your orders keep changing. Please wait a moment and order again.')
  }

  async function place(trx: Db, placing: Placing, at: Date): Promise<Outcome> {
    const { userId, key, input } = placing
    await lockMember(trx, userId)
    const request_hash = fingerprintOf(input)
    const before = await findByKey(trx, userId, key)
    if (before && before.request_hash !== request_hash) throw keyReused()
    if (before) return { orderId: before.order_id }

    const draft = await draftOrder(trx, quotes, placing)
    assertProvider(draft, input)
    const contentHash = hashOf(draft, input)
    const waiting = await findWaiting(trx, userId)
    const same = waiting.find((order) => order.content_hash === contentHash && order.expires_at > at)
    const [older] = waiting.filter((order) => order !== same)
    // Without ending the older order first, the stock that it holds could be missing for the new one.
    if (!same && older) return { older }
    const order_id = same?.id ?? (await insertOrder(trx, { userId, input, draft, contentHash, at }))
    await rememberKey(trx, { user_id: userId, key, request_hash, order_id })
    await rememberAddresses(trx, { userId, draft, at })
    return { orderId: order_id }
  }

  /** Gives up an older order, outside any transaction since this asks its provider. */
  async function giveUp({ id, number }: WaitingOrder, userId: number) {
    const actor = `member:${userId}`
    const reason = 'another order was placed instead'
    const end = await payments.giveUpUnpaid({ orderId: id, to: 'cancelled', actor, reason })
    if (end === 'paid')
      throw conflict(
        'already_paid',
        `Your order ${number} has just been paid, so nothing was ordered again. You’ll find it among your orders.`,
      )
    if (end === 'waiting')
      throw conflict(
        'payment_under_way',
        `The payment of your order ${number} is on its way. Please wait a minute.`,
      )
  }

  function assertProvider({ totals }: Draft, { provider }: CheckoutInput) {
    if (totals.payable_cents === 0 || payments.offered.some(({ id }) => id === provider)) return
    throw invalid('provider', 'This way to pay is not offered at present. Please choose another one.')
  }
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>

const keyReused = () =>
  conflict('key_reused', 'This order was sent before with other contents. Please reload the page.')

/** Returns a hash that is equal for equal orders: the same items, prices, addresses, buyer and way to pay. */
const hashOf = (
  { shipping, billing, quote, totals }: Draft,
  { email, provider, shipping_method }: CheckoutInput,
) =>
  fingerprintOf({
    lines: quote.counted.map(({ product_id, count, unit_cents, build }) => ({
      product_id,
      count,
      unit_cents,
      build,
    })),
    totals,
    promo: quote.promo?.code ?? null,
    shipping,
    billing,
    email,
    provider,
    shipping_method,
  })

async function rememberAddresses(
  trx: Db,
  { userId, draft: { shipping, billing }, at }: { userId: number; draft: Draft; at: Date },
) {
  if (billing) await keepAddress(trx, { userId, place: billing, at })
  // The shipping address is saved last, a millisecond later, so that the next checkout suggests it first.
  await keepAddress(trx, { userId, place: shipping, at: new Date(at.getTime() + 1) })
  await setCountry(trx, userId, shipping.country_id)
}
