import { formatPrice, TEXTS, toCents, toDollars } from '@nireeka/contracts'
import type { CheckoutWish } from '@nireeka/contracts/api'

import { lockMember } from '../cart/add-to-cart.ts'
import { pricedLines } from '../cart/priced-lines.ts'
import type { Db } from '../database/open-database.ts'
import { conflict, invalid } from '../http/errors.ts'
import { rememberAddress } from './addresses.repository.ts'
import { findCountry } from './countries.repository.ts'
import { fingerprintOf } from './fingerprint.ts'
import { insertOrder } from './insert-order.ts'
import { totalsFor } from './totals.ts'

export interface Placing {
  userId: number
  key: string
  wish: CheckoutWish
  at: Date
}

export const emptyCart = () => conflict('empty_cart', TEXTS.emptyCart)

/** Places the order of a member's cart, or finds the one that this key, or these very contents, have placed before. */
export async function placeOrder(trx: Db, { userId, key, wish, at }: Placing): Promise<number> {
  await lockMember(trx, userId)
  const request_hash = fingerprintOf(wish)
  const before = await findByKey(trx, userId, key)
  if (before && before.request_hash !== request_hash) {
    throw conflict('key_reused', 'This order was sent before with other contents. Please reload the page.')
  }
  if (before) return before.order_id

  const { lines, totals } = await price(trx, userId, wish)
  const contentHash = fingerprintOf({ wish, lines, totals })
  const orderId =
    (await findUnpaid(trx, { userId, contentHash, at })) ??
    (await insertOrder(trx, { userId, wish, lines, totals, contentHash, at }))
  await trx
    .insertInto('checkout_keys')
    .values({ user_id: userId, key, request_hash, order_id: orderId })
    .execute()
  await rememberAddress(trx, userId, wish)
  return orderId
}

const findByKey = (trx: Db, userId: number, key: string) =>
  trx
    .selectFrom('checkout_keys')
    .select(['request_hash', 'order_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

/** Nobody is charged an amount that the page didn't show. */
async function price(trx: Db, userId: number, { country_id, expected_total }: CheckoutWish) {
  const country = await findCountry(trx, country_id)
  if (!country) throw invalid('country_id', 'We do not know this country.')
  const lines = await pricedLines(trx, userId)
  if (lines.length === 0) throw emptyCart()
  const totals = totalsFor(lines, country)
  if (!totals) throw invalid('country_id', `We do not ship to ${country.name} yet.`)
  if (totals.total_cents !== toCents(expected_total)) {
    const total = formatPrice(toDollars(totals.total_cents))
    throw conflict('total_changed', `The total is now ${total}. Please check it and order again.`)
  }
  return { lines, totals }
}

/** Going back and paying again, or a second tab, leads to the one order that waits for its money. */
async function findUnpaid(
  trx: Db,
  { userId, contentHash, at }: { userId: number; contentHash: string; at: Date },
) {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_hash', '=', contentHash)
    .where('status', '=', 'pending_payment')
    .where('held_reason', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return order?.id
}
