/** Inserts members with orders, straight into the database: a year's work of a shop in seconds. */

const FIRST = [
  'Anna',
  'Ben',
  'Clara',
  'Dev',
  'Eve',
  'Finn',
  'Greta',
  'Hugo',
  'Ida',
  'Jonas',
  'Käthe',
  'Luca',
  'Mia',
  'Noah',
  'Ola',
  'Pia',
]
const LAST = [
  'Berg',
  'Costa',
  'Dubois',
  'Engel',
  'Fischer',
  'Garcia',
  'Hansen',
  'Ito',
  'Jansen',
  'Keller',
  'Lindqvist',
  'Müller',
  'Novak',
]
/** How many of a hundred orders are in each state. */
const STATES = [
  ...Array.from({ length: 70 }, () => 'delivered'),
  ...Array.from({ length: 8 }, () => 'shipped'),
  ...Array.from({ length: 6 }, () => 'cancelled'),
  ...Array.from({ length: 5 }, () => 'expired'),
  ...Array.from({ length: 4 }, () => 'paid'),
  ...Array.from({ length: 3 }, () => 'refunded'),
  'in_production',
  'ready_to_ship',
  'partly_shipped',
  'held',
]

const ORDERS_PER_MEMBER = 2.5

/**
 * Inserts as many members, each with a session, and their orders.
 * @param {import('pg').Client} client
 * @param {number} count how many members
 */
export async function fillMembers(client, count) {
  await fillOrders(client, count * ORDERS_PER_MEMBER)
  await client.query(
    `insert into sessions (user_id, is_remembered, successor_key, created_at, expires_at, last_seen_at)
     select id, true, '', at, at + interval '30 days', at
     from users, lateral (select now() - (id::bigint * 7877 % 40000) * interval '1 minute' as at) as seen
     where user_name like 'bench-%'`,
  )
}

/**
 * @param {import('pg').Client} client
 * @param {number} count how many orders
 */
export async function fillOrders(client, count) {
  const members = Math.ceil(count / ORDERS_PER_MEMBER)
  await client.query(
    `insert into users (email, name, last_name, user_name, created_at)
     select lower(($2::text[])[1 + i % 16]) || i || '@bench.example', ($2::text[])[1 + i % 16],
       ($3::text[])[1 + (i / 7) % 13], 'bench-' || i,
       now() - (i::bigint * 7877 % $1::int) * interval '2 years' / $1::int
     from generate_series(1, $1::int) as i`,
    [members, FIRST, LAST],
  )
  await client.query(
    `with buyer as (
       select array_agg(id) as ids from users where user_name like 'bench-%'
     ), made as (
       select i, ($2::text[])[1 + (i * 37) % 100] as state, 500 + (i::bigint * 7919) % 900000 as cents,
         now() - (i::bigint * 7877 % $1::int) * interval '2 years' / $1::int as at
       from generate_series(1, $1::int) as i
     )
     insert into orders (user_id, status, held_reason, content_hash, country_id, address, currency, lines_cents,
       shipping_cents, tax_cents, total_cents, placed_at, expires_at, paid_at, email)
     select ids[1 + (i * 31) % cardinality(ids)], case state when 'held' then 'pending_payment' else state end,
       case state when 'held' then 'another amount' end, 'bench', 222, '{"city": "Seattle"}', 'usd', cents, 0, 0, cents, at, at,
       case when state not in ('held', 'expired') then at end,
       case when i % 5 = 0 then 'gift' || i || '@office.example' end
     from made, buyer`,
    [count, STATES],
  )
  await client.query(
    `insert into order_lines (order_id, product_id, title, description, image, unit_cents, count)
     select orders.id, product.id, product.title, '', null, 100, 1 + orders.id % 3
     from orders, lateral (
       select id, title from products where kind = 'accessory' order by (id * 31 + orders.id) % 17, id limit 2
     ) as product
     where content_hash = 'bench'`,
  )
  await client.query(
    `insert into payments (order_id, provider, ref, redirect, state, amount_cents, currency, created_at, changed_at)
     select id, 'sandbox', null, null, 'captured', total_cents, 'usd', placed_at, placed_at
     from orders where content_hash = 'bench'`,
  )
  await client.query(
    `insert into order_moves (order_id, from_status, to_status, actor, at)
     select id, null, 'pending_payment', 'member:' || user_id, placed_at from orders where content_hash = 'bench'
     union all
     select id, 'pending_payment', status, 'shop', placed_at from orders where content_hash = 'bench'`,
  )
  await fillReturns(client, Math.min(count, 20_000))
}

/** How many of ten returns are in each status. */
const RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'rejected',
  ...Array.from({ length: 6 }, () => 'closed'),
]

/**
 * Inserts returns of as many orders, one of each.
 * @param {import('pg').Client} client
 * @param {number} count
 */
async function fillReturns(client, count) {
  await client.query(
    `insert into returns (order_id, key, content_hash, status, wish, requested_at, changed_at)
     select id, 'bench-return', 'bench', ($2::text[])[1 + id % 10], (array['payment', 'credits'])[1 + id % 2],
       placed_at, placed_at
     from orders where content_hash = 'bench' order by id % 7, id limit $1`,
    [count, RETURN_STATES],
  )
  await client.query(
    `insert into return_lines (return_id, order_line_id, count, reason, received)
     select returns.id, min(line.id), 1, 'other', case when status in ('received', 'closed') then 1 end
     from returns join order_lines as line using (order_id)
     where content_hash = 'bench' group by returns.id`,
  )
}
