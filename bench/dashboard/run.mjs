/**
 * `npm run bench:dashboard`: measures how soon the API answers the dashboard of a member with 10,000 orders and, beside
 * it, with 2,000; as many orders are other members'. With `SHOP=200000` the shop has so many orders in all.
 */
import { fillOrders } from '../orders/fill.mjs'
import { measureLists } from '../lists/measure-lists.mjs'

const SIZES = (process.env.SIZES ?? '2000,10000').split(',').map(Number)
const SHOP = Number(process.env.SHOP ?? 0)
const OWNER = 'anna@example.com'
const PER_PAGE = 20

/**
 * Gives one member every other of the orders that it inserts.
 * @param {import('pg').Client} client
 * @param {number} count how many orders the member gets
 */
async function fill(client, count) {
  await fillOrders(client, Math.max(count * 2, SHOP))
  const { rowCount } = await client.query(
    `update orders set user_id = (select id from users where email = $1)
     where id in (select id from orders where content_hash = 'bench' order by id % 2, id limit $2)`,
    [OWNER, count],
  )
  if (rowCount !== count) throw new Error(`${OWNER} got ${rowCount} orders instead of ${count}.`)
  await fillCredits(client)
}

/**
 * Lets the member pay a tenth of the orders in part with store credit: each with a grant, a hold and its capture.
 * @param {import('pg').Client} client
 */
async function fillCredits(client) {
  await client.query(
    `with paid as (
       select id, user_id, placed_at from orders
       where content_hash = 'bench' and user_id = (select id from users where email = $1) and id % 10 < 2
     ), granted as (
       insert into credit_entries (user_id, kind, amount_cents, expires_at, note, actor, created_at)
       select user_id, 'goodwill', 700, placed_at + interval '1 year', 'bench', 'bench', placed_at from paid
     )
     insert into credit_entries (user_id, kind, amount_cents, order_id, actor, created_at)
     select user_id, 'hold', -500, id, 'bench', placed_at + interval '1 minute' from paid`,
    [OWNER],
  )
  await client.query(
    `insert into credit_entries (user_id, kind, amount_cents, about_id, order_id, actor, created_at)
     select user_id, 'capture', amount_cents, id, order_id, 'bench', created_at + interval '1 minute'
     from credit_entries where kind = 'hold' and actor = 'bench'`,
  )
}

const GROUPS = ['all', 'under_way', 'delivered', 'ended']

/** What many orders have, what one has, several words, and what none has. */
const SEARCHES = ['helmet', 'NK-100042', 'city helmet light', 'zzz']

await measureLists({
  what: 'orders of a member',
  sizes: SIZES,
  fill,
  bars: { p50: 20, p99: 100 },
  rows: (size) =>
    [
      ...GROUPS.map((state) => ({ name: `orders · ${state}`, url: `/api/orders?state=${state}` })),
      { name: 'orders · middle page', url: `/api/orders?page=${Math.floor(size / PER_PAGE / 2)}` },
      { name: 'orders · last page', url: `/api/orders?page=${Math.floor(size / PER_PAGE)}` },
      ...SEARCHES.map((q) => ({ name: `orders · ${q}`, url: `/api/orders?q=${encodeURIComponent(q)}` })),
      { name: 'payments', url: '/api/payments' },
      ...SEARCHES.map((q) => ({ name: `payments · ${q}`, url: `/api/payments?q=${encodeURIComponent(q)}` })),
      { name: 'credits', url: '/api/credits' },
      { name: 'tickets', url: '/api/tickets' },
    ].map((row) => ({ ...row, email: OWNER })),
})
