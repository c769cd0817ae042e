const ROWS_PER_ORDER = 2
const ACTORS = 20
const ACTIONS = ['order.move', 'order.ship', 'order.note', 'product.edit', 'stock.receive', 'workshop.move']

/**
 * Inserts what staff have done in two years.
 * @param {import('pg').Client} client
 * @param {number} count how many orders there are
 */
export async function fillAuditLog(client, count) {
  await client.query(
    `insert into audit_log (at, actor_id, actor_email, actor_role, action, subject_kind, subject_id, before, after)
     select now() - (i::bigint * 7877 % $1::int) * interval '2 years' / $1::int, 1 + i % $3::int,
       'staff' || i % $3::int || '@bench.example', case when i % 3 = 0 then 'agent' else 'admin' end,
       ($2::text[])[1 + i % 6],
       (array['order', 'order', 'order', 'product', 'product', 'order'])[1 + i % 6], 1 + i / 20,
       '{"status": "paid"}', jsonb_build_object('status', 'in_production', 'tracking', '1Z' || i, 'note', 'Bench ' || i % 997)
     from generate_series(1, $1::int) as i`,
    [count * ROWS_PER_ORDER, ACTIONS, ACTORS],
  )
}
