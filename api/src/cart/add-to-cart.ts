import type { Db } from '../database/open-database.ts'
import { validationFailed } from '../http/errors.ts'
import { type Addition, sumByProduct } from './additions.ts'
import { CHOOSE_FIRST } from './line-problem.ts'
import { soldProducts } from './sold-products.ts'
import { capCount } from './stock-rule.ts'

interface Wish {
  userId: number
  items: Addition[]
  key: string | undefined
  at: Date
}

const GONE = 'Something in your cart is no longer sold and was left out.'

/** Adds to a member's cart and tells, in a sentence, what could not be had in full; null when all could. */
export async function addToCart(trx: Db, { key, ...wish }: Wish): Promise<string | null> {
  const { userId } = wish
  await lockMember(trx, userId)
  if (key) {
    const before = await findMerge(trx, userId, key)
    if (before) return before.message
  }
  const message = await addAll(trx, wish)
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

async function addAll(trx: Db, { items, ...whose }: Omit<Wish, 'key'>): Promise<string | null> {
  const wished = sumByProduct(items)
  const products = await findProducts(trx, whose, [...wished.keys()])
  const isParent = new Set(products.filter(({ is_parent }) => is_parent).map(({ product_id }) => product_id))
  if (products.length === isParent.size) throw nothingToAdd(items, isParent)

  const messages: string[] = []
  for (const product of products) {
    const { product_id, unit_cents, title } = product
    if (product.is_parent) {
      messages.push(`${title}: ${CHOOSE_FIRST}`)
      continue
    }
    const { count, message } = capCount(product, product.present + (wished.get(product_id) ?? 0))
    if (message) messages.push(message)
    if (count > 0) await setCount(trx, { user_id: whose.userId, product_id, count, seen_cents: unit_cents })
  }
  if (products.length < wished.size) messages.push(GONE)
  return messages.length > 0 ? messages.join(' ') : null
}

/** The products that are sold, and how many of each lie in the cart already. */
const findProducts = (trx: Db, { userId, at }: Pick<Wish, 'userId' | 'at'>, ids: number[]) =>
  soldProducts(trx, { userId, at })
    .leftJoin('cart_lines as line', (join) =>
      join.onRef('line.product_id', '=', 'product.id').on('line.user_id', '=', userId),
    )
    .select(({ fn, val }) => fn.coalesce('line.count', val(0)).as('present'))
    .where('product.id', 'in', ids)
    .where('product.hidden', '=', false)
    .orderBy('product.id')
    .execute()

/** Whoever adds something has just seen its price. */
const setCount = (
  trx: Db,
  line: { user_id: number; product_id: number; count: number; seen_cents: number },
) =>
  trx
    .insertInto('cart_lines')
    .values({ ...line, bike_slug: null, order_bike_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet({ count: line.count, seen_cents: line.seen_cents }),
    )
    .execute()

const nothingToAdd = (items: Addition[], isParent: ReadonlySet<number>) =>
  validationFailed(
    Object.fromEntries(
      items.map(({ product_id }, at) => [
        `items.${at}.product_id`,
        [isParent.has(product_id) ? CHOOSE_FIRST : 'This is not sold here.'],
      ]),
    ),
  )
