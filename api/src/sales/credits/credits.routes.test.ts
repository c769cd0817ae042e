import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Tables } from '../../platform/database/tables.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { grantWelcome } from './grant-welcome.ts'

const START = Date.parse('2026-11-23T10:00:00Z')
const DAY = 24 * 60 * 60_000

let app: TestApp
let time = START
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())

type Entry = Insertable<Tables['credit_entries']>
type Input = Pick<Entry, 'user_id' | 'kind' | 'amount_cents'> & Partial<Entry>

async function add(input: Input) {
  const { id } = await app.db
    .insertInto('credit_entries')
    .values({
      expires_at: null,
      about_id: null,
      order_id: null,
      note: null,
      actor: 'shop',
      created_at: new Date(START),
      ...input,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Registers a new member on the day on which the tests start. */
async function newMember() {
  time = START
  const member = await app.member()
  await grantWelcome(app.db, member.id, new Date(time))
  return member
}

/** Logs in again and reads the credit, since a test may have moved the clock by weeks. */
async function read(id: number, query = '') {
  const { access } = await app.sessions.start(id, false)
  return (await app.call(`/api/credits${query}`, { as: access })).json().data
}

test('who registers gets $20 for 90 days, once', async () => {
  const { id } = await newMember()
  await grantWelcome(app.db, id, new Date(time))
  const ends = new Date(START + 90 * DAY).toISOString()
  expect(await read(id)).toMatchObject({
    balance: 20,
    expiring: [{ amount: 20, expires_at: ends }],
    items: [{ kind: 'welcome', amount: 20, expires_at: ends, note: null, order: null }],
    total: 1,
  })
  time = START + 90 * DAY - 1
  expect(await read(id)).toMatchObject({ balance: 20 })
  time = START + 90 * DAY
  expect(await read(id)).toMatchObject({ balance: 0, expiring: [] })
})

test('a hold that was captured is listed once', async () => {
  const { id: user_id } = await newMember()
  const hold = await add({ user_id, kind: 'hold', amount_cents: -500 })
  expect(await read(user_id)).toMatchObject({ balance: 15, total: 2 })
  await add({ user_id, kind: 'capture', amount_cents: -500, about_id: hold })
  const { balance, items, total } = await read(user_id)
  expect([balance, total]).toEqual([15, 2])
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['capture', 'welcome'])
})

test('a hold ends once: captured or released, never both', async () => {
  const { id: user_id } = await newMember()
  const hold = await add({ user_id, kind: 'hold', amount_cents: -500 })
  await add({ user_id, kind: 'release', amount_cents: 500, about_id: hold })
  await expect(add({ user_id, kind: 'capture', amount_cents: -500, about_id: hold })).rejects.toThrow(
    /credit_entries_end/,
  )
})

describe('the ledger takes no row that means nothing', () => {
  test.each<[string, Omit<Input, 'user_id'>]>([
    ['a grant below 0', { kind: 'review', amount_cents: -500 }],
    ['a hold above 0', { kind: 'hold', amount_cents: 500 }],
    ['nothing', { kind: 'gift_card', amount_cents: 0 }],
    ['a capture of no hold', { kind: 'capture', amount_cents: -500 }],
    ['a gift card that ends', { kind: 'gift_card', amount_cents: 500, expires_at: new Date(START + DAY) }],
    ['goodwill without a reason', { kind: 'goodwill', amount_cents: 500 }],
    ['a grant that ended before it began', { kind: 'review', amount_cents: 5, expires_at: new Date(START) }],
  ])('%s', async (_what, input) => {
    const { id: user_id } = await newMember()
    await expect(add({ user_id, ...input })).rejects.toThrow(/check/)
  })
})

test('the ledger comes in pages of 20, the newest first', async () => {
  const { id: user_id } = await newMember()
  for (let n = 1; n <= 24; n++)
    await add({ user_id, kind: 'review', amount_cents: n, created_at: new Date(START + n) })
  const first = await read(user_id)
  const second = await read(user_id, '?page=2')
  expect([first.items.length, first.items[0].amount, first.total]).toEqual([20, 0.24, 25])
  expect([second.items.length, second.items[4].kind, second.balance]).toEqual([5, 'welcome', 23])
})

test('each line says what could be spent right after it, on every page', async () => {
  const { id: user_id } = await newMember()
  const at = (n: number) => ({ user_id, created_at: new Date(START + n) })
  const hold = await add({ ...at(1), kind: 'hold', amount_cents: -500 })
  await add({ ...at(2), kind: 'gift_card', amount_cents: 5000 })
  await add({ ...at(3), kind: 'release', amount_cents: 500, about_id: hold })
  const spent = await add({ ...at(4), kind: 'hold', amount_cents: -2500 })
  await add({ ...at(5), kind: 'capture', amount_cents: -2500, about_id: spent })
  for (let n = 1; n <= 18; n++) await add({ ...at(5 + n), kind: 'review', amount_cents: 100 })
  const after = async (query: string) =>
    (await read(user_id, query)).items.map((item: { balance_after: number }) => item.balance_after)
  const first = await after('')
  expect([first.length, first[0], first[17], ...first.slice(18)]).toEqual([20, 63, 46, 45, 70])
  // The capture says what its hold left: the hold isn't listed.
  expect(await after('?page=2')).toEqual([65, 15, 20])
})

test("nobody sees somebody else's credits", async () => {
  await newMember()
  for (const { id } of [await app.member(), await app.member(9)])
    expect(await read(id)).toMatchObject({ balance: 0, items: [], total: 0 })
})

test('the nightly job writes what was left of a grant, once, and no balance changes by it', async () => {
  const { id: user_id } = await newMember()
  const hold = await add({ user_id, kind: 'hold', amount_cents: -500 })
  await add({ user_id, kind: 'capture', amount_cents: -500, about_id: hold })
  time = START + 91 * DAY
  expect(await read(user_id)).toMatchObject({ balance: 0, total: 2 })
  await app.expireCredits()
  time += 2 * DAY
  await app.expireCredits()
  const { balance, items, total } = await read(user_id)
  expect([balance, total]).toEqual([0, 3])
  expect(items[0]).toMatchObject({
    kind: 'expired',
    amount: -15,
    created_at: new Date(START + 90 * DAY).toISOString(),
  })
})

test('what doesn’t end, or was spent to the last cent, is not written down as expired', async () => {
  const { id: user_id } = await newMember()
  await add({ user_id, kind: 'gift_card', amount_cents: 5000 })
  await add({ user_id, kind: 'hold', amount_cents: -2000 })
  time = START + 100 * DAY
  await app.expireCredits()
  expect(await read(user_id)).toMatchObject({ balance: 50, total: 3 })
})

test('what could be spent after a line leaves out credit that had expired by then', async () => {
  const { id: user_id } = await newMember()
  await add({ user_id, kind: 'gift_card', amount_cents: 5000, created_at: new Date(START + 91 * DAY) })
  time = START + 102 * DAY
  const after = async () =>
    (await read(user_id)).items.map((item: { balance_after: number }) => item.balance_after)
  expect(await after()).toEqual([50, 20])
  await app.expireCredits()
  expect(await after()).toEqual([50, 0, 20])
})
