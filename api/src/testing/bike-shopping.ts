import { seedBikeProducts } from '../../seed/bike-products.ts'
import { seedConfigurator } from '../../seed/configurator.ts'
import { seedPartFacts } from '../../seed/part-facts.ts'
import type { Db } from '../platform/database/open-database.ts'
import { setStock } from './set-stock.ts'
import { checkOut, orderBody } from './shopping.ts'
import type { TestApp } from './test-app.ts'

/** A Prime in M and Graphite, as it comes: $4,490. */
export const PRIME = { bike_slug: 'nireeka-prime', size_id: 12, color_id: 1, ral: [], part_ids: [] }
export const PRIME_ID = 9001
export const PRIME_UPGRADES_ID = 9101
/** Parts for the Prime: $690, $340, $129, and one for nothing that can run out. */
export const [BIG_MOTOR, BIG_BATTERY, QUICK_CHARGER, SWEPT_BAR] = [105, 205, 303, 802] as const
/** The id of the brakes that the big motor requires: $220. */
export const BRAKES = 503

/** The bikes of the catalogue, as they can be built and bought. */
export async function seedBikes(db: Db) {
  await seedConfigurator(db)
  await seedBikeProducts(db)
  await seedPartFacts(db)
}

type Member = Awaited<ReturnType<TestApp['member']>>

/** What the configurator sends to put a build, or upgrades, into the cart. */
export const putBuild = (app: TestApp, { token }: Member, body: object, key?: string) =>
  app.call('/api/configurator/cart', {
    method: 'POST',
    as: token,
    body,
    headers: key ? { 'idempotency-key': key } : undefined,
  })

/** A member with a new bike in the cart. */
export async function bikeShopper(app: TestApp, change: object = {}): Promise<Member> {
  const member = await app.member()
  await putBuild(app, member, { mode: 'CNM', ...PRIME, ...change })
  return member
}

export const setPartStock = ({ db }: TestApp, id: number, stock: number | null) =>
  setStock(db, { kind: 'part', id }, stock)

export const partStock = async ({ db }: TestApp, id: number) =>
  (await db.selectFrom('parts').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock

/** A bike that somebody owns: a Prime in M and Graphite that waits to be built. Answers its order_bike_id. */
export async function ownBike({ db }: TestApp, { id: user_id }: Member, part_ids: number[] = []) {
  const { id } = await db
    .insertInto('order_bikes')
    .values({
      user_id,
      bike_id: 1,
      size_id: 12,
      colour_id: 1,
      country_id: 222,
      serial_number: null,
      ordered_on: '2026-03-01',
      delivered_on: null,
      registered_on: null,
      speed_limit: 25,
      part_ids,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns what the member's cart costs to Germany. */
export async function payableOf(app: TestApp, { token }: Member): Promise<number> {
  const body = { country_id: 80 }
  return (await app.call('/api/shipping-vat', { method: 'POST', as: token, body })).json().data.payable
}
/** An order of all that is in the cart, to Germany. */
export async function placeCart(app: TestApp, member: Member) {
  const { data } = (await checkOut(app, member, orderBody(await payableOf(app, member)))).json()
  return { id: data.order_id as number, ref: data.redirect.split('/').at(-1) as string }
}

export async function payOrder(app: TestApp, { id, ref }: { id: number; ref: string }) {
  await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  await app.settle(id)
}

/** Places and pays an order of everything in the cart; returns its id. */
export async function buyCart(app: TestApp, member: Member) {
  const order = await placeCart(app, member)
  await payOrder(app, order)
  return order.id
}
