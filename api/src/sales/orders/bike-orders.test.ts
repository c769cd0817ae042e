import { formatDate } from '@nireeka/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  BIG_BATTERY,
  BIG_MOTOR,
  bikeShopper,
  BRAKES,
  ownBike,
  PRIME,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  placeCart,
  payOrder,
  buyCart,
} from '../../testing/bike-shopping.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { openPost } from '../../testing/post.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('outbox').execute())

type Member = Awaited<ReturnType<TestApp['member']>>

const orderOf = async (id: number, { token }: Member) =>
  (await app.call(`/api/orders/${id}`, { as: token })).json().data
const cartOf = async ({ token }: Member) => (await app.call('/api/cart', { as: token })).json().data.carts
const bikesOf = async ({ token }: Member) =>
  (await app.call('/api/user/getUserBikes', { method: 'POST', body: { token } })).json().data.bikes
const upgrade = (member: Member, order_bike_id: number, ...part_ids: number[]) =>
  putBuild(app, member, { mode: 'CEOM', order_bike_id, part_ids })

describe('an order of bikes', () => {
  test('tells what was built, how long that takes, and how to order it again', async () => {
    const member = await bikeShopper(app, { color_id: 5, part_ids: [BIG_MOTOR, BRAKES] })
    const { id } = await placeCart(app, member)
    expect(await orderOf(id, member)).toMatchObject({
      lead_days: 28,
      built_by: null,
      days: { min: 2, max: 4 },
      lines: [
        {
          title: 'Nireeka Prime, M, Midnight Pearl',
          description: '1000 W mid-drive, 160 Nm, 4-piston hydraulic, 203 mm',
          price: 5590,
          kind: 'bike',
          is_sold: true,
          bike_slug: 'nireeka-prime',
          order_bike_id: null,
          build: { size_id: 12, color_id: 5, ral: [], part_ids: [BIG_MOTOR, BRAKES] },
        },
      ],
    })
  })

  test('paid, it tells the workshop’s last day for its bikes, until they are built', async () => {
    const member = await bikeShopper(app, { count: 2 })
    const order = await placeCart(app, member)
    await payOrder(app, order)
    const ofOrder = app.db.updateTable('bike_builds').where('order_id', '=', order.id)
    await ofOrder.set({ promised_on: '2027-01-08' }).execute()
    expect(await orderOf(order.id, member)).toMatchObject({ built_by: '2027-01-08' })
    await ofOrder.set({ promised_on: null }).execute()
    expect(await orderOf(order.id, member)).toMatchObject({ built_by: null })
    await ofOrder.set({ promised_on: '2027-01-08', stage: 'built' }).execute()
    expect(await orderOf(order.id, member)).toMatchObject({ built_by: null })
  })

  test('stays as it was placed, whatever becomes of the catalogue', async () => {
    const member = await bikeShopper(app, { part_ids: [2005] })
    const { id } = await placeCart(app, member)
    const before = await orderOf(id, member)
    await app.db.updateTable('parts').set({ price_cents: 1, title: 'Tape' }).where('id', '=', 2005).execute()
    expect(await orderOf(id, member)).toEqual(before)
  })

  test('paid, it empties the cart of this build only', async () => {
    const member = await bikeShopper(app, { count: 2 })
    const order = await placeCart(app, member)
    await putBuild(app, member, { mode: 'CNM', ...PRIME })
    await putBuild(app, member, { mode: 'CNM', ...PRIME, color_id: 2 })
    await payOrder(app, order)
    expect(await cartOf(member)).toMatchObject([
      { count: 1, build: { color_id: 1 } },
      { count: 1, build: { color_id: 2 } },
    ])
  })

  test('its email and its invoice name the parts, and its email shows it and the days that the order names', async () => {
    const member = await bikeShopper(app, { color_id: 5, part_ids: [QUICK_CHARGER] })
    const id = await buyCart(app, member)
    const { run, sent } = openPost(app.db, { now: () => new Date(Date.now() + 60_000) })
    await run()
    const [email] = sent
    expect(email?.text).toMatch(
      /Nireeka Prime, M, Midnight Pearl: \$4,809\n {2}\w[\w ]*: 6 A quick charger\n/,
    )
    expect(email?.html).toMatch(
      /<img [^>]*-midnight-pearl-front34\.jpg" alt="Nireeka Prime, M, Midnight Pearl"/,
    )
    const { schedule, built_by } = await orderOf(id, member)
    expect(schedule.built_on).toBe(built_by)
    const built = formatDate(built_by, 'dayOfYear')
    expect(email?.text).toContain(`Built by: ${built}\nShips: ${built}\nArrives: `)
    const paper = readPdf(email?.attachments?.[0]?.content ?? Buffer.alloc(0)).join('\n')
    expect(paper).toContain('Nireeka Prime, M, Midnight Pearl')
    expect(paper).toContain('6 A quick charger')
  })

  test('a colour without a date is on request', async () => {
    const member = await bikeShopper(app, { size_id: 11, color_id: 9, ral: ['5024', '3020'] })
    const id = await buyCart(app, member)
    expect(await orderOf(id, member)).toMatchObject({ lead_days: null })
    const { run, sent } = openPost(app.db, { now: () => new Date(Date.now() + 60_000) })
    await run()
    expect(sent[0]?.text).toContain('we’ll email you as soon as we know the date')
  })
})

describe('an order of upgrades', () => {
  test('names its bike, and paid, they are on it', async () => {
    const member = await app.member()
    const bike = await ownBike(app, member)
    await upgrade(member, bike, QUICK_CHARGER, BIG_BATTERY)
    const id = await buyCart(app, member)
    expect(await orderOf(id, member)).toMatchObject({
      lead_days: 0,
      lines: [{ kind: 'upgrade', is_sold: false, order_bike_id: bike, bike_slug: 'nireeka-prime' }],
    })
    expect(await cartOf(member)).toEqual([])
    expect(await bikesOf(member)).toMatchObject([
      { order_bike_id: bike, parts: ['840 Wh', '6 A quick charger'] },
    ])
    expect((await upgrade(member, bike, QUICK_CHARGER)).json()).toMatchObject({ status: 422 })
  })

  test('of a line that was changed while its order was being paid, what is new stays', async () => {
    const member = await app.member()
    const bike = await ownBike(app, member)
    await upgrade(member, bike, QUICK_CHARGER)
    const order = await placeCart(app, member)
    await upgrade(member, bike, QUICK_CHARGER, BIG_BATTERY)
    await payOrder(app, order)
    expect(await cartOf(member)).toMatchObject([
      { price: 340, problem: 'price_changed', build: { part_ids: [BIG_BATTERY] } },
    ])
  })
})
