import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { lockMember } from '../../identity/index.ts'
import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lotsAt } from './balance.ts'
import { readLedger } from './credits.repository.ts'
import { grantWelcome } from './grant-welcome.ts'
import {
  availableCredits,
  captureCredits,
  holdCredits,
  refundCredits,
  releaseCredits,
} from './hold-credits.ts'

const START = Date.parse('2026-03-01T12:00:00Z')
const DAY = 24 * 60 * 60_000
const at = (days: number) => new Date(START + days * DAY)

let app: TestApp
let userId = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  userId = (await app.member()).id
  await grantWelcome(app.db, userId, at(0))
})

const hold = (orderId: number, cents: number, day = 1) =>
  app.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId)
    await holdCredits(trx, { userId, orderId, cents, at: at(day) })
  })
const left = (day = 2) => availableCredits(app.db, userId, at(day))
const lots = async (day = 2) =>
  lotsAt(await readLedger(app.db, userId), at(day)).map(({ cents, expiresAt }) => [cents, expiresAt !== null])

describe('credit that pays an order', () => {
  test('is held when it is placed, and spent once when it is paid', async () => {
    const orderId = await addOrder(app, userId)
    await hold(orderId, 500)
    expect(await left()).toBe(1500)
    await Promise.all([1, 2, 3].map(() => captureCredits(app.db, orderId, at(2))))
    await releaseCredits(app.db, orderId, at(3))
    expect(await left(3)).toBe(1500)
  })

  test('comes back once when nobody pays, and ends when it would have', async () => {
    const orderId = await addOrder(app, userId)
    await hold(orderId, 2000)
    expect(await left()).toBe(0)
    await Promise.all([1, 2, 3].map(() => releaseCredits(app.db, orderId, at(2))))
    await captureCredits(app.db, orderId, at(3))
    expect([await left(3), await left(89), await left(90)]).toEqual([2000, 2000, 0])
  })

  test('is taken of what ends first', async () => {
    const before = await addOrder(app, userId)
    await refundCredits(app.db, { userId, orderId: before, cents: 3000, at: at(0), note: 'A late bell' })
    await hold(await addOrder(app, userId), 2500)
    expect(await lots()).toEqual([[2500, false]])
  })

  test('is never more than there is', async () => {
    const orderId = await addOrder(app, userId)
    await expect(hold(orderId, 2001)).rejects.toThrow('Only 2000 cents of credit are left')
    expect(await left()).toBe(2000)
  })

  test('of ten orders at once that want all of it, one gets it', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => addOrder(app, userId)))
    const held = await Promise.allSettled(orders.map((id) => hold(id, 2000)))
    expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await left()).toBe(0)
  })

  test('that came back while another order waited is held for that one, and not counted twice', async () => {
    const [first, second] = [await addOrder(app, userId), await addOrder(app, userId)]
    await hold(first, 2000, 1)
    await releaseCredits(app.db, first, at(5))
    await hold(second, 2000, 2)
    expect(await left(6)).toBe(0)
  })
})
