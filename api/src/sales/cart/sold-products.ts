import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { Whose } from './validate-lines.ts'
import { isWaiting } from './waiting-orders.ts'

/** Every product with all that a line of a cart has to know of it, for this shopper at this moment. */
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

/** What her orders hold that wait for their money: paying again must find what is hers already. */
const reservedBy = ({ userId, at }: Whose) => sql<number>`coalesce((
    select sum(line.count)::int from order_lines as line join orders on orders.id = line.order_id
    where orders.user_id = ${userId}::int and line.product_id = product.id and ${isWaiting(at)}
  ), 0)`
