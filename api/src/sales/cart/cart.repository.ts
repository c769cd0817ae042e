import type { CartData } from '@nireeka/contracts/api'

import type { Quotes } from '../checkout/quote.ts'
import { conflict, type Db } from '../../platform/index.ts'
import { assertCountry } from '../../catalogue/index.ts'
import { acceptCart } from './accept-cart.ts'
import { validateCount } from './add-build.ts'
import { lockMember, setCountry } from '../../identity/index.ts'
import { addToCart } from './add-to-cart.ts'
import type { Addition } from './additions.ts'
import { toCartData } from './cart-data.ts'
import { soldProducts } from './sold-products.ts'
import { capCount } from './stock-rule.ts'

interface Needs {
  db: Db
  quotes: Quotes
  now: () => Date
}

export type Carts = ReturnType<typeof createCarts>

/**
 * Creates the repository of members' carts. The shopper only sets products and counts; every price is computed here.
 */
export function createCarts({ db, quotes, now }: Needs) {
  return {
    read: async (userId: number): Promise<CartData> => toCartData(await quotes.forMember(db, userId)),

    /**
     * Adds the items and returns a message about those not added in full. With an idempotency key, it happens only
     * once.
     */
    add: (userId: number, items: Addition[], key: string | undefined) =>
      db.transaction().execute((trx) => addToCart(trx, { userId, items, key, at: now() })),

    /** Changes a line's count; null when the line isn't this member's. */
    setCount: (
      userId: number,
      input: { id: number; count: number },
    ): Promise<{ message: string | null } | null> =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, userId)
        const line = await findLine(trx, { userId, at: now() }, input.id)
        if (!line) return null
        const { count, message } = await cap(trx, line, { userId, at: now(), count: input.count })
        if (count === 0) throw conflict('out_of_stock', message ?? '')
        await trx.updateTable('cart_lines').set({ count }).where('id', '=', input.id).execute()
        return { message }
      }),

    /** Sets where the member's cart is to be delivered; an unknown country is refused. */
    async setCountry(userId: number, countryId: number): Promise<void> {
      await assertCountry(db, countryId)
      await setCountry(db, userId, countryId)
    },

    /** Removes a line; false when it isn't this member's. */
    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db
        .deleteFrom('cart_lines')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /** Adapts the cart to what is available now, and returns a message about the changes. */
    accept: (userId: number): Promise<string | null> =>
      db.transaction().execute((trx) => acceptCart(trx, userId, now())),
  }
}

type Line = NonNullable<Awaited<ReturnType<typeof findLine>>>

function cap(trx: Db, line: Line, input: { userId: number; at: Date; count: number }) {
  if (line.is_hidden || line.is_parent) throw conflict('gone', `${line.title} is no longer sold.`)
  return line.build ? validateCount(trx, { ...input, build: line.build }) : capCount(line, input.count)
}

const findLine = (trx: Db, whose: { userId: number; at: Date }, id: number) =>
  soldProducts(trx, whose)
    .innerJoin('cart_lines as line', 'line.product_id', 'product.id')
    .select('line.build')
    .where('line.id', '=', id)
    .where('line.user_id', '=', whose.userId)
    .executeTakeFirst()
