/** Inserts members and guests with tickets, straight into the database: some years of a support team's work. */

const MESSAGES_PER_TICKET = 4

/** A word that each fourth message has, and one that one of 10,000 has. */
export const WORDS = { common: 'battery', rare: 'kickstand' }

const STATES = [
  ...Array.from({ length: 80 }, () => 'closed'),
  ...Array.from({ length: 6 }, () => 'solved'),
  ...Array.from({ length: 5 }, () => 'waiting_customer'),
  ...Array.from({ length: 3 }, () => 'waiting_parts'),
  ...Array.from({ length: 3 }, () => 'new'),
  ...Array.from({ length: 3 }, () => 'open'),
]
const PRIORITIES = ['normal', 'normal', 'normal', 'low', 'low', 'high', 'high', 'safety']
const CATEGORIES = ['order', 'delivery_damage', 'warranty', 'technical', 'payment', 'account', 'other']

/**
 * @param {import('pg').Client} client
 * @param {number} count how many tickets
 */
export async function fillTickets(client, count) {
  await client.query(
    `insert into users (email, name, last_name, user_name)
     select 'asker' || i || '@bench.example', 'Asker', 'Bench', 'asker-' || i from generate_series(1, $1::int) as i`,
    [Math.ceil(count / 3)],
  )
  await client.query(
    `with people as (
       select (select array_agg(id) from users where email like 'asker%@bench.example') as askers,
         (select array_agg(id) from users where is_admin > 0) as staff
     ), made as (
       select i, ($2::text[])[1 + (i * 37) % 100] as state, i % 5 = 0 as is_guest,
         now() - (i::bigint * 7877 % $1::int) * interval '3 years' / $1::int as at
       from generate_series(1, $1::int) as i
     )
     insert into tickets (user_id, guest_name, guest_email, category, subject, state, priority, opened_at, updated_at,
       solved_at, key, content_hash, assignee_id)
     select case when not is_guest then askers[1 + (i * 31) % cardinality(askers)] end,
       case when is_guest then 'Guest ' || i end, case when is_guest then 'guest' || i || '@bench.example' end,
       ($3::text[])[1 + (i * 11) % 7], 'Question ' || i || ' about the bike', state, ($4::text[])[1 + (i * 13) % 8], at,
       at + interval '1 day', case when state = 'solved' then at + interval '1 day' end, 'bench-ticket-' || i, 'bench',
       case when i % 3 > 0 then staff[1 + i % cardinality(staff)] end
     from made, people`,
    [count, STATES, CATEGORIES, PRIORITIES],
  )
  await client.query(
    `insert into ticket_messages (ticket_id, side, author_id, is_internal, text, at, key)
     select ticket.id, case when n % 2 = 0 then 'customer' else 'staff' end,
       case when n % 2 = 0 then ticket.user_id else colleague.id end, n = 3,
       'Message ' || n || ' of ticket ' || ticket.id || case when (ticket.id + n) % 4 = 0 then ' about the ${WORDS.common}' else '' end
         || case when (ticket.id * 4 + n) % 10000 = 0 then ' and the ${WORDS.rare}' else '' end,
       ticket.opened_at + n * interval '3 hours', 'bench-message-' || n
     from tickets as ticket, generate_series(0, ${MESSAGES_PER_TICKET - 1}) as n,
       (select min(id) as id from users where is_admin > 0) as colleague
     where ticket.content_hash = 'bench'`,
  )
}
