import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { isWaiting } from './waiting-orders.ts'

interface Whose {
  /** Null: a guest, who has no orders. */
  userId: number | null
  at: Date
}

/** Every product with all that a line of a cart has to know of it, for this shopper at this moment. */
export const soldProducts = (db: Db, whose: Whose) =>
  db
    .selectFrom('products as product')
    .select([
      'product.id as product_id',
      'product.parent_id',
      'product.kind',
      'product.category',
      'product.weight_g',
      'product.title',
      'product.description',
      'product.image',
      'product.price_cents as unit_cents',
      'product.no_air',
      'product.stock',
      'product.hidden as is_hidden',
      reservedBy(whose).as('reserved'),
    ])
    .select(
      sql<boolean>`exists (select from products as child where child.parent_id = product.id)`.as('is_parent'),
    )

/** What her orders hold that wait for their money: paying again must find what is hers already. */
const reservedBy = ({ userId, at }: Whose) => sql<number>`coalesce((
    select sum(line.count)::int from order_lines as line join orders on orders.id = line.order_id
    where orders.user_id = ${userId}::int and line.product_id = product.id and ${isWaiting(at)}
  ), 0)`
