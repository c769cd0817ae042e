const CODES = 20_000
const USES = 10_000
/** The code that all uses are of. */
export const USED_CODE = 900_000

/**
 * Inserts promo codes in every status, of which one was used often.
 * @param {import('pg').Client} client
 * @param {number} count how many orders there are
 */
export async function fillPromoCodes(client, count) {
  await client.query(
    `insert into promo_codes (id, code, description, kind, percent, applies_to, starts_at, ends_at, max_uses, uses)
     overriding system value
     select $2::int + i, 'BN' || lpad(i::text, 6, '0'),
       (array['A discount', 'Spring sale', 'For dealers', 'Newsletter'])[1 + i % 4] || ' ' || i, 'percent', 500, 'order',
       case when i % 10 = 3 then now() + i % 90 * interval '1 day' + interval '1 minute' end,
       case when i % 5 = 1 then now() - i * interval '1 hour' when i % 5 = 2 then now() + i * interval '1 hour' end,
       case when i % 4 = 0 then 10 end, case when i % 4 = 0 then i % 11 else i * 7919 % 1000 end
     from generate_series(0, $1::int - 1) as i`,
    [Math.min(count, CODES), USED_CODE],
  )
  await client.query(
    `insert into promo_redemptions (order_id, promo_id, user_id, redeemed_at)
     select id, $2, user_id, placed_at from orders where content_hash = 'bench' order by id limit $1`,
    [Math.min(count, USES), USED_CODE],
  )
}
