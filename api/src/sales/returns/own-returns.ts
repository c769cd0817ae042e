import type { OrderReturnsData, ReturnData } from '@nireeka/contracts/api'

import { notFound, type Db } from '../../platform/index.ts'
import { readExchangeOptions, toGoods } from './exchange-options.ts'
import { readReturnFacts } from './return-facts.ts'
import { readReturnable } from './returnable.ts'
import { toReturnData } from './to-return-data.ts'

export type OwnReturns = ReturnType<typeof createOwnReturns>

/** Creates the repository of what members send back. Another member's order looks nonexistent. */
export const createOwnReturns = ({ db, now }: { db: Db; now: () => Date }) => ({
  /** Returns what may be sent back of an order, and what was asked for before. */
  async ofOrder(userId: number, orderId: number): Promise<OrderReturnsData> {
    const order = await db
      .selectFrom('orders')
      .select(['id', 'number', 'status', 'total_cents', 'refunded_cents'])
      .where('id', '=', orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!order) throw notFound('This order')
    const [{ refusal, until, lines }, returns] = await Promise.all([
      readReturnable(db, order, now()),
      readReturnFacts(db, { orderId }),
    ])
    const options = await readExchangeOptions(db, lines.map(toGoods))
    return {
      order: { id: order.id, number: order.number },
      refusal,
      until: until?.toISOString() ?? null,
      lines: lines.map((line) => ({
        line_id: line.id,
        title: line.title,
        description: line.build ? line.description : '',
        image: line.image,
        returnable: refusal === null ? line.returnable : 0,
        refusal: refusal ?? line.refusal,
        exchange_for: (options.get(line.id) ?? [])
          .filter(({ stock }) => stock === null || stock > 0)
          .map(({ product_id, title }) => ({ product_id, title })),
      })),
      returns: returns.map(toReturnData),
    }
  },

  async read(orderId: number, returnId: number): Promise<ReturnData> {
    const [facts] = await readReturnFacts(db, { orderId, returnId })
    if (!facts) throw notFound('This return')
    return toReturnData(facts)
  },
})
