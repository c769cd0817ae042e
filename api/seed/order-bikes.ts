import { guestLines } from '../src/sales/cart/guest-lines.ts'
import { destinationIn } from '../src/sales/checkout/destination.ts'
import { buildKey } from '../src/bikes/bike-build/stored-build.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import { numberInvoice } from '../src/sales/invoices/number-invoice.ts'
import { priceOrder } from '../src/sales/money/price-order.ts'
import { ADDRESSES, HOME_COUNTRY_ID } from './demo-addresses.ts'

const DAY_MS = 24 * 60 * 60_000
const BUYER = 'ben'
/** The build that Ben ordered: a Homie in L and Chalk, with belt, fenders and rack. */
const BUILD = { size_id: 23, color_id: 2, ral: [], part_ids: [403, 2001, 2002] }
const HOMIE_ID = 9002
/** The parts that Anna's Prime was built with: strong brakes and fenders. */
const ANNAS_PARTS = [503, 2001]

/** The statuses that Ben's order has been through, and how many days ago. */
const STEPS = [
  { to_status: 'pending_payment', from_status: null, days: 16 },
  { to_status: 'paid', from_status: 'pending_payment', days: 16 },
  { to_status: 'in_production', from_status: 'paid', days: 12 },
] as const

/** Inserts Ben's order of a bike that is still being built, and the parts that Anna's bike was built with. */
export async function seedBikeOrders(db: Db) {
  const buyer = await findMember(db, BUYER)
  const anna = await findMember(db, 'anna')
  await db
    .updateTable('order_bikes')
    .set({ part_ids: ANNAS_PARTS })
    .where('user_id', '=', anna)
    .where('bike_id', '=', 1)
    .execute()
  const lineId = await seedOrder(db, buyer)
  await db
    .updateTable('order_bikes')
    .set({ order_line_id: lineId, part_ids: BUILD.part_ids })
    .where('user_id', '=', buyer)
    .where('size_id', '=', BUILD.size_id)
    .execute()
}

const findMember = async (db: Db, user_name: string) =>
  (await db.selectFrom('users').select('id').where('user_name', '=', user_name).executeTakeFirstOrThrow()).id

async function priceBike(db: Db) {
  const country = await db
    .selectFrom('countries')
    .selectAll()
    .where('id', '=', HOME_COUNTRY_ID)
    .executeTakeFirstOrThrow()
  const [line] = await guestLines(db, [{ product_id: HOMIE_ID, count: 1, build: BUILD }], new Date())
  const priced =
    line && priceOrder({ lines: [line], place: await destinationIn(db, country), method: 'standard' })
  if (!priced || !line.build)
    throw new Error('The demo’s bike needs its catalogue and a country that is served')
  const { line_discounts: _none, payable_cents, ...totals } = priced
  return { line, build: line.build, payable_cents, totals }
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** Inserts the order and returns the id of its only line. */
async function seedOrder(db: Db, user_id: number): Promise<number> {
  const { line, build, payable_cents, totals } = await priceBike(db)
  const at = daysAgo(STEPS[0].days)
  const { id: order_id } = await db
    .insertInto('orders')
    .values({
      ...totals,
      user_id,
      status: 'in_production',
      held_reason: null,
      content_hash: 'demo bike',
      country_id: HOME_COUNTRY_ID,
      address: JSON.stringify(ADDRESSES[BUYER]),
      currency: 'usd',
      days_min: 3,
      days_max: 6,
      lead_days: line.lead_days,
      placed_at: at,
      expires_at: at,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { product_id, title, description, image, unit_cents, count } = line
  const copy = { order_id, product_id, title, description, image, unit_cents, count }
  const { id } = await db
    .insertInto('order_lines')
    .values({ ...copy, build: JSON.stringify(build), build_key: buildKey(build) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payment = { provider: 'sandbox', ref: null, redirect: null, state: 'captured', currency: 'usd' }
  await db
    .insertInto('payments')
    .values({ ...payment, order_id, amount_cents: payable_cents, created_at: at, changed_at: at })
    .execute()
  const moves = STEPS.map(({ days, ...step }) => ({
    ...step,
    order_id,
    actor: 'shop',
    reason: null,
    at: daysAgo(days),
  }))
  await db.insertInto('order_moves').values(moves).execute()
  await numberInvoice(db, order_id, at)
  return id
}
