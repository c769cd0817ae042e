/**
 * Counts what became of the bench's orders: `shipped` by their status, the parcels, emails and entries of the audit log,
 * and how many orders have more than one of any of these.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, number>>}
 */
export async function countShipped(client) {
  const { rows } = await client.query(`
    with ours as (
      select id, status,
        (select count(*) from shipments where order_id = orders.id) as parcels,
        (select count(*) from outbox where payload ->> 'template' = 'order_shipped'
          and (payload -> 'data' ->> 'order_id')::int = orders.id) as emails,
        (select count(*) from audit_log where action = 'order.ship' and subject_id = orders.id) as audited
      from orders where content_hash = 'bench'
    )
    select count(*)::int as orders, count(*) filter (where status = 'shipped')::int as shipped,
      sum(parcels)::int as parcels, sum(emails)::int as emails, sum(audited)::int as audited,
      count(*) filter (where parcels > 1 or emails > 1 or audited > 1)::int as twice
    from ours`)
  return rows[0]
}
