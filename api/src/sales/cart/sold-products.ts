import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { Whose } from './validate-lines.ts'
import { isWaiting } from './waiting-orders.ts'

/** Selects every product with the columns that a cart line needs, for this shopper at this moment. */
export const soldProducts = (db: Db, whose: Whose) =>
  db
    .selectFrom('products as product')
    .leftJoin('bikes as bike', 'bike.id', 'product.bike_id')
    .select([
      'product.id as product_id',
      'product.parent_id',
      'product.kind',
      'product.category',
      'product.weight_g',
      'product.title',
      'product.description',
      'product.image',
      'product.options',
      'product.price_cents as unit_cents',
      'product.no_air',
      'product.stock',
      'product.hidden as is_hidden',
      'product.bike_id',
      'bike.slug as bike_slug',
      reservedBy(whose).as('reserved'),
    ])
    .select(
      sql<boolean>`exists (select from products as child where child.parent_id = product.id)`.as('is_parent'),
    )

/**
 * The SQL for the number of pieces that the member's own unpaid orders reserve. They count as available when the member
 * tries again to pay.
 */
const reservedBy = ({ userId, at }: Whose) => sql<number>`coalesce((
    select sum(line.count)::int from order_lines as line join orders on orders.id = line.order_id
    where orders.user_id = ${userId}::int and line.product_id = product.id and ${isWaiting(at)}
  ), 0)`
