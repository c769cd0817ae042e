/** Inserts parts, rules and colours of the configurator, straight into the database. */

const THINGS = ['Handlebar', 'Saddle', 'Rack', 'Light', 'Lock', 'Charger', 'Grip', 'Mirror']
const MADE_OF = ['city', 'trail', 'folding', 'carbon', 'leather', 'rain', 'night', 'travel']
const MOST_RULES = 2000
const MOST_COLOURS = 2000

/**
 * @param {import('pg').Client} client
 * @param {number} count how many parts; at most 2,000 rules and colours
 */
export async function fillCatalogue(client, count) {
  await client.query(
    `insert into parts (id, slot_id, category_id, title, price_cents, power, max_speed, practicality, suspension, range,
       weight, published)
     select 300000 + i, (array[4, 5, 6, 7, 8, 9, 10, 20, 21])[1 + i % 9], 1 + i % 3,
       initcap(($3::text[])[1 + i % 8]) || ' ' || lower(($2::text[])[1 + (i / 8) % 8]) || ' ' || i,
       case when i % 3 = 2 then 500 + i % 9000 else 0 end, 0, 0, 0, 0, 0, 100, i % 17 > 0
     from generate_series(1, $1::int) as i`,
    [count, THINGS, MADE_OF],
  )
  await client.query(
    `insert into bike_parts (bike_id, part_id, is_default)
     select 1 + i % 3, 300000 + i, false from generate_series(1, $1::int) as i`,
    [count],
  )
  await client.query(
    `insert into build_rules (id, kind, when_parts, then_parts, sizes, speed_limit_kmh, repair_parts, text)
     select 'R' || 200 + i, (array['requires', 'excludes'])[1 + i % 2], array[300000 + i], array[300001 + i], '{}', null,
       '{}', 'They touch, in position ' || i || '.'
     from generate_series(1, least($1::int - 1, $2::int)) as i`,
    [count, MOST_RULES],
  )
  await client.query(
    `insert into colours (id, name, type, swatch, price_cents, lead_days, published)
     select 300000 + i, 'Colour ' || i, (array['Standard', 'Pearlized'])[1 + i % 2], '#A4C639', 1000, i % 20, i % 5 > 0
     from generate_series(1, least($1::int, $2::int)) as i`,
    [count, MOST_COLOURS],
  )
}
