/** How many bikes there are at most; an order has one. */
const BIKES = 45_000
/** A bike is promised 20 to 80 days after its payment; of eight, one is on request. */
const ON_REQUEST = 8
/** Of so many bikes, one is upgraded. */
const UPGRADED = 20
/** So many of each standard part that is counted, of which the workshop needs far more. */
const IN_STOCK = 40
const COUNTED_PARTS = 6

/**
 * Adds a bike to orders of the bench, those of the workshop first, and counts the stock of some standard parts.
 * @param {import('pg').Client} client
 * @param {number} count how many orders there are
 */
export async function fillWorkshop(client, count) {
  await client.query(
    `insert into order_lines (order_id, product_id, title, description, image, unit_cents, count)
     select chosen.id, 9001 + chosen.id % 3, 'Bike', 'Bench', null, 100, 1
     from (
       select id from orders where content_hash = 'bench' and paid_at is not null
       order by status in ('paid', 'in_production') desc, id limit $1
     ) as chosen`,
    [Math.min(count, BIKES)],
  )
  await client.query(
    `insert into order_bikes (user_id, bike_id, size_id, colour_id, country_id, ordered_on, speed_limit, part_ids,
       order_line_id)
     select orders.user_id, bike.id, (select min(id) from bike_sizes where bike_id = bike.id),
       (select min(id) from colours), 222, orders.placed_at::date, 25,
       case when orders.id % 4 = 0 then array(select max(id) from parts where stock is not null) else '{}' end, line.id
     from order_lines as line
     join orders on orders.id = line.order_id
     join bikes as bike on bike.id = 1 + line.product_id - 9001
     where line.description = 'Bench'`,
  )
  await client.query(
    `insert into bike_builds (order_bike_id, order_id, stage, promised_on, ready_at, changed_at)
     select owned.id, orders.id,
       case orders.status when 'paid' then 'to_build'
         when 'in_production' then (array['in_production', 'quality_check', 'built'])[1 + orders.id / 100 % 3]
         else 'built' end,
       case when orders.id % $1::int > 0 then orders.placed_at::date + 20 + orders.id % 61 end,
       case when orders.status not in ('paid', 'in_production') then orders.placed_at + interval '3 days' end,
       orders.placed_at
     from order_lines as line
     join orders on orders.id = line.order_id
     join order_bikes as owned on owned.order_line_id = line.id
     where line.description = 'Bench'`,
    [ON_REQUEST],
  )
  await client.query(
    `insert into order_lines (order_id, product_id, title, description, image, unit_cents, count, build, build_key)
     select owned.order_id, 9001, 'Upgrade', 'Bench', null, 100, 1,
       jsonb_build_object('order_bike_id', owned.order_bike_id), 'bench-' || owned.order_bike_id
     from bike_builds as owned where owned.order_id % $1::int = 0`,
    [UPGRADED],
  )
  await client.query(
    `update parts set stock = $1, restock_on = case when id % 2 = 0 then current_date + 30 end
     where id in (select distinct part_id from bike_parts where is_default order by part_id limit $2)`,
    [IN_STOCK, COUNTED_PARTS],
  )
}
