import type { CheckoutInput } from '@nireeka/contracts/api'

import { lockMember, setCountry } from '../../identity/index.ts'
import { conflict, fingerprintOf, invalid, type Db } from '../../platform/index.ts'
import type { Payments } from '../payments/create-payments.ts'
import { keepAddress } from './addresses.repository.ts'
import { type Draft, draftOrder } from './draft-order.ts'
import { findByKey, findWaiting, rememberKey, type WaitingOrder } from './find-placed.ts'
import { insertOrder } from './insert-order.ts'
import type { Quotes } from './quote.ts'

/** What the checkout needs of whoever takes the money. */
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

/** Either the order, or another one of this member's that has to end before. */
type Outcome = { orderId: number } | { older: WaitingOrder }

/** More orders than anybody's tabs could have placed meanwhile. */
const MOST_OLDER = 5

/** Places the order of a member's cart, or finds the one that this key, or these very contents, have placed before. Answers its id. */
export function createPlaceOrder({ db, quotes, payments, now }: Needs) {
  return async function placeOrder(placing: Placing): Promise<number> {
    for (let tries = 0; tries <= MOST_OLDER; tries++) {
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
    if (before && !before.isGivenUp) return { orderId: before.order_id }

    const draft = await draftOrder(trx, quotes, placing)
    assertProvider(draft, input)
    const contentHash = hashOf(draft, input)
    const waiting = await findWaiting(trx, userId)
    const same = waiting.find((order) => order.content_hash === contentHash && order.expires_at > at)
    const [older] = waiting.filter((order) => order !== same)
    // What it holds would sell the shopper out against herself.
    if (!same && older) return { older }
    const order_id = same?.id ?? (await insertOrder(trx, { userId, input, draft, contentHash, at }))
    await rememberKey(trx, { user_id: userId, key, request_hash, order_id })
    await rememberAddresses(trx, { userId, draft, at })
    return { orderId: order_id }
  }

  /** Outside of any transaction, since its provider is asked. */
  async function giveUp({ id, number }: WaitingOrder, userId: number) {
    const actor = `member:${userId}`
    const reason = 'another order was placed instead'
    const end = await payments.giveUpUnpaid({ orderId: id, to: 'cancelled', actor, reason })
    if (end === 'paid')
      throw conflict(
        'already_paid',
        `Your order ${number} has just been paid, so nothing was ordered again. You find it among your orders.`,
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

/** The same for the same order: what is bought, at which price, where it goes, who pays and how. */
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
  // A moment later, so that the next order is sent where this one was.
  await keepAddress(trx, { userId, place: shipping, at: new Date(at.getTime() + 1) })
  await setCountry(trx, userId, shipping.country_id)
}
