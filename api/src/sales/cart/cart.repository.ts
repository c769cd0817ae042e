import type { CartData } from '@nireeka/contracts/api'

import type { Quotes } from '../checkout/quote.ts'
import { conflict, type Db } from '../../platform/index.ts'
import { acceptCart } from './accept-cart.ts'
import { validateCount } from './add-build.ts'
import { lockMember } from '../../identity/index.ts'
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

/** The members' carts. Only the product and the count are the shopper's; every price is ours. */
export function createCarts({ db, quotes, now }: Needs) {
  return {
    read: async (userId: number): Promise<CartData> => toCartData(await quotes.forMember(db, userId)),

    /** Adds the items and tells what didn't fit. With a key it happens once, however often it is asked for. */
    add: (userId: number, items: Addition[], key: string | undefined) =>
      db.transaction().execute((trx) => addToCart(trx, { userId, items, key, at: now() })),

    /** Null when the line isn't this member's. */
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

    /** False when the line isn't this member's. */
    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db
        .deleteFrom('cart_lines')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /** Takes the cart as it can be had now, and tells what that has changed. */
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
