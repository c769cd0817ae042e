import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { validationFailed } from '../http/errors.ts'
import { capCount } from './stock-rule.ts'

export interface Addition {
  product_id: number
  count: number
}

interface Wish {
  userId: number
  items: Addition[]
  key: string | undefined
}

const GONE = 'Something in your cart is no longer sold and was left out.'

/** Adds to a member's cart and tells, in a sentence, what could not be had in full; null when all could. */
export async function addToCart(trx: Db, { userId, items, key }: Wish): Promise<string | null> {
  await lockMember(trx, userId)
  if (key) {
    const before = await findMerge(trx, userId, key)
    if (before) return before.message
  }
  const message = await addAll(trx, userId, items)
  if (key) await trx.insertInto('cart_merges').values({ user_id: userId, key, message }).execute()
  return message
}

/** One change of a member's cart after the other, so that counts add up and a repeat sees what was done. */
export const lockMember = (trx: Db, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

const findMerge = (trx: Db, userId: number, key: string) =>
  trx
    .selectFrom('cart_merges')
    .select('message')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

async function addAll(trx: Db, userId: number, items: Addition[]): Promise<string | null> {
  const wished = sumByProduct(items)
  const products = await findProducts(trx, userId, [...wished.keys()])
  const isKnown = new Set(products.map(({ id }) => id))
  if (products.length === 0) throw unknownProducts(items)

  const messages: string[] = []
  for (const product of products) {
    const { count, message } = capCount(product, product.present + (wished.get(product.id) ?? 0))
    if (message) messages.push(message)
    if (count > 0) await setCount(trx, { user_id: userId, product_id: product.id, count })
  }
  if (isKnown.size < wished.size) messages.push(GONE)
  return messages.length > 0 ? messages.join(' ') : null
}

function sumByProduct(items: Addition[]) {
  const sums = new Map<number, number>()
  for (const { product_id, count } of items) sums.set(product_id, (sums.get(product_id) ?? 0) + count)
  return sums
}

/** The products that are sold, and how many of each lie in the cart already. */
const findProducts = (trx: Db, userId: number, ids: number[]) =>
  trx
    .selectFrom('products as product')
    .leftJoin('cart_lines as line', (join) =>
      join.onRef('line.product_id', '=', 'product.id').on('line.user_id', '=', userId),
    )
    .select([
      'product.id',
      'product.title',
      'product.stock',
      sql<number>`coalesce(line.count, 0)`.as('present'),
    ])
    .where('product.id', 'in', ids)
    .where('product.hidden', '=', false)
    .orderBy('product.id')
    .execute()

const setCount = (trx: Db, line: { user_id: number; product_id: number; count: number }) =>
  trx
    .insertInto('cart_lines')
    .values({ ...line, bike_slug: null, order_bike_id: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet({ count: line.count }))
    .execute()

const unknownProducts = (items: Addition[]) =>
  validationFailed(
    Object.fromEntries(items.map((_item, at) => [`items.${at}.product_id`, ['This is not sold here.']])),
  )
