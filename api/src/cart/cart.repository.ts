import { toDollars } from '@nireeka/contracts'
import type { CartData } from '@nireeka/contracts/api'

import { countryOf } from '../checkout/countries.repository.ts'
import { totalsFor } from '../checkout/totals.ts'
import type { Db } from '../database/open-database.ts'
import { conflict } from '../http/errors.ts'
import { addToCart, type Addition } from './add-to-cart.ts'
import { type CartRow, pricedLines } from './priced-lines.ts'
import { capCount } from './stock-rule.ts'

export type Carts = ReturnType<typeof createCarts>

/** The members' carts. Only the product and the count are the shopper's; every price is ours. */
export function createCarts(db: Db) {
  return {
    async read(userId: number): Promise<CartData> {
      const [lines, country] = await Promise.all([pricedLines(db, userId), countryOf(db, userId)])
      const totals = totalsFor(lines, country)
      return {
        carts: lines.map(toLine),
        shipping: toDollars(totals?.shipping_cents ?? 0),
        tax: toDollars(totals?.tax_cents ?? 0),
      }
    },

    /** Adds the items and tells what didn't fit. With a key it happens once, however often it is asked for. */
    add: (userId: number, items: Addition[], key: string | undefined) =>
      db.transaction().execute((trx) => addToCart(trx, { userId, items, key })),

    /** Null when the line isn't this member's. */
    setCount: (
      userId: number,
      wish: { id: number; count: number },
    ): Promise<{ message: string | null } | null> =>
      db.transaction().execute(async (trx) => {
        const line = await trx
          .selectFrom('cart_lines as line')
          .innerJoin('products as product', 'product.id', 'line.product_id')
          .select(['product.title', 'product.stock'])
          .where('line.id', '=', wish.id)
          .where('line.user_id', '=', userId)
          .forUpdate('line')
          .executeTakeFirst()
        if (!line) return null
        const { count, message } = capCount(line, wish.count)
        if (count === 0) throw conflict('out_of_stock', message ?? '')
        await trx.updateTable('cart_lines').set({ count }).where('id', '=', wish.id).execute()
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
  }
}

const toLine = ({ kind: _kind, weight_g: _weight, unit_cents, ...line }: CartRow) => ({
  ...line,
  price: toDollars(unit_cents),
})
