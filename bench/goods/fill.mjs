/** Inserts products with variants, movements of their stock and orders, straight into the database. */

const THINGS = ['Helmet', 'Bag', 'Light', 'Lock', 'Charger', 'Bell', 'Mirror', 'Pump', 'Brake pads', 'Chain']
const MADE_OF = ['city', 'trail', 'folding', 'carbon', 'leather', 'rain', 'night', 'travel']
/** Of each four rows the first is an accessory and the others are its variants, or spare parts. */
const WITH_VARIANTS = 4
const MOVEMENTS_EACH = 5
const UNPAID_ORDERS = 400

/**
 * @param {import('pg').Client} client
 * @param {number} count how many products, each variant counted as one
 */
export async function fillGoods(client, count) {
  await client.query(
    `insert into products (id, kind, number, title, description, category, price_cents, stock, weight_g, fits,
       parent_id, options, hidden, added_on, restock_on)
     select 200000 + i, case when i % $4::int <> 1 then 'spare' else 'accessory' end, 'BN-' || lpad(i::text, 6, '0'),
       initcap(($3::text[])[1 + i % 8]) || ' ' || lower(($2::text[])[1 + (i / 8) % 10]) || ' ' || i,
       repeat('A long description. ', 30), (array['helmet', 'bag', 'light', 'lock', 'power'])[1 + i % 5],
       500 + i % 9000, case when i % 23 = 0 then null when i % 29 = 0 then 0 else i % 300 end, 100, '{}',
       null, '{}', i % 17 = 0, current_date - i % 900, case when i % 31 = 0 then current_date + i % 60 end
     from generate_series(1, $1::int) as i where i % $4::int = 1 or i % 5 = 4`,
    [count, THINGS, MADE_OF, WITH_VARIANTS],
  )
  await client.query(
    `insert into products (id, kind, number, title, description, category, price_cents, stock, weight_g, fits,
       parent_id, options, hidden, added_on)
     select 200000 + i, parent.kind, 'BN-' || lpad(i::text, 6, '0'), parent.title || ', ' || i, parent.description,
       parent.category, parent.price_cents, case when i % 29 = 0 then 0 else i % 300 end, 100, '{}',
       parent.id, jsonb_build_object('Size', i::text), parent.hidden, parent.added_on
     from generate_series(1, $1::int) as i
     join products as parent on parent.id = 200000 + (i - 1) / $2::int * $2::int + 1
     where not (i % $2::int = 1 or i % 5 = 4)`,
    [count, WITH_VARIANTS],
  )
  await client.query(
    `insert into stock_movements (product_id, count, reason, actor, note, at)
     select id, 1 + n, 'received', 'admin:1', 'Delivery ' || n, now() - n * interval '1 day'
     from products, generate_series(1, $1::int) as n where stock is not null and id > 200000 order by id`,
    [MOVEMENTS_EACH],
  )
  await client.query(
    `insert into orders (user_id, status, held_reason, content_hash, country_id, address, currency, lines_cents,
       shipping_cents, tax_cents, total_cents, placed_at, expires_at, paid_at, email)
     select (select min(id) from users), case when i <= $1::int then 'pending_payment' else 'delivered' end, null,
       'bench', 222, '{}', 'usd', 1000, 0, 0, 1000, now(), now() + interval '1 hour',
       case when i > $1::int then now() end, null
     from generate_series(1, $1::int * 20) as i`,
    [UNPAID_ORDERS],
  )
  await client.query(
    `insert into order_lines (order_id, product_id, title, description, image, unit_cents, count)
     select orders.id, 200001 + orders.id * 4 % $1::int / 4 * 4, 'Bag', '', null, 100, 1 + orders.id % 3
     from orders where content_hash = 'bench'
       and exists (select from products where products.id = 200001 + orders.id * 4 % $1::int / 4 * 4)`,
    [count],
  )
}
