import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { QUICK_CHARGER, seedBikes, setPartStock } from '../../testing/bike-shopping.ts'
import { setStock } from '../../testing/set-stock.ts'
import { stockOf } from '../../testing/shopping.ts'
import { openStockroom, type Stockroom } from './testing.ts'

const BELL = 1

let room: Stockroom
beforeAll(async () => {
  room = await openStockroom()
  await seedBikes(room.app.db)
})
afterAll(() => room.app.close())
beforeEach(() => setStock(room.app.db, { kind: 'product', id: BELL }, 100))

const NOTE = { note: 'Delivery 17' }
const bells = () => stockOf(room.app, BELL)
const movementsOfBell = async () => (await room.movements(BELL)).items
const auditOfBell = () =>
  room.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'product')
    .orderBy('id', 'desc')
    .execute()

test('what comes is added, once for a key', async () => {
  const key = 'delivery-17-bells'
  const first = await room.send('1/received', { count: 5, ...NOTE }, { key })
  expect(first.json().data).toMatchObject({ kind: 'product', id: BELL, available: 105 })
  const again = await room.send('1/received', { count: 5, ...NOTE }, { key })
  expect([again.statusCode, await bells()]).toEqual([200, 105])
  const other = await room.send('1/received', { count: 6, ...NOTE }, { key })
  expect([other.statusCode, other.json().error, await bells()]).toEqual([409, 'key_reused', 105])
  expect((await movementsOfBell())[0]).toMatchObject({
    reason: 'received',
    count: 5,
    available: 105,
    order: null,
    who: { kind: 'admin', name: 'Rita Rider' },
    note: 'Delivery 17',
  })
  const [audit] = await auditOfBell()
  expect(audit).toEqual({
    action: 'stock.receive',
    before: { available: 100 },
    after: { available: 105, ...NOTE },
  })
})

test('the same call twice at once is made once', async () => {
  const calls = [1, 2, 3].map(() => room.send('1/received', { count: 5 }, { key: 'at-once-1' }))
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await bells()).toBe(105)
})

test('what is broken is written off, but not what orders hold', async () => {
  await room.placed()
  const tooMany = await room.send('1/written-off', { count: 99, note: 'Rust' })
  expect([tooMany.statusCode, tooMany.json().error]).toEqual([409, 'not_enough'])
  expect(tooMany.json().message).toBe('Only 98 of Bell can be written off.')
  const all = await room.send('1/written-off', { count: 98, note: 'Rust' })
  expect(all.json().data).toMatchObject({ in_stock: all.json().data.held, available: 0 })
  expect((await room.send('1/written-off', { count: 1, note: ' ' })).statusCode).toBe(422)
})

test('a count’s difference is a movement, which leaves unpaid orders what they hold', async () => {
  await room.placed()
  const { in_stock, held, available } = await room.readItem(BELL)
  expect([in_stock, available]).toEqual([98 + held, 98])
  const seen = in_stock ?? 0
  const answer = await room.send('1/count', { counted: seen - 3, seen, note: 'Shelf 4' })
  expect(answer.json().data).toMatchObject({ in_stock: seen - 3, held, available: 95 })
  const same = await room.send('1/count', { counted: seen - 3, seen: seen - 3 })
  expect(same.json().data).toMatchObject({ available: 95 })
  expect((await movementsOfBell()).slice(0, 2)).toMatchObject([
    { reason: 'count', count: 0, note: null },
    { reason: 'count', count: -3, note: 'Shelf 4' },
  ])
  const tooFew = await room.send('1/count', { counted: held - 1, seen: seen - 3 })
  expect([tooFew.statusCode, tooFew.json().error]).toEqual([409, 'held_by_orders'])
})

test('a count of what has changed since is refused with both numbers', async () => {
  const { in_stock } = await room.readItem(BELL)
  const seen = in_stock ?? 0
  await room.send('1/received', { count: 1200 })
  const before = await auditOfBell()
  const answer = await room.send('1/count', { counted: 7, seen })
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'stale_version'])
  expect(answer.json().message).toContain(`from ${seen} to ${(seen + 1200).toLocaleString('en-US')}`)
  expect([await bells(), await auditOfBell()]).toEqual([1300, before])
})

test('a part of the configurator is received like a product', async () => {
  await setPartStock(room.app, QUICK_CHARGER, 4)
  const answer = await room.send(`${QUICK_CHARGER}/received`, { count: 2 }, { kind: 'part' })
  expect(answer.json().data).toMatchObject({ kind: 'part', type: 'part', available: 6 })
  const { items } = await room.movements(QUICK_CHARGER, { kind: 'part' })
  expect(items[0]).toMatchObject({ reason: 'received', count: 2 })
})

test('the day on which it is back is set, unless somebody else has set it', async () => {
  const day = { restock_on: '2030-02-01' }
  const answer = await room.send('1/restock-date', { ...day, seen: null })
  expect(answer.json().data).toMatchObject(day)
  const stale = await room.send('1/restock-date', { restock_on: null, seen: null })
  expect([stale.statusCode, stale.json().error]).toEqual([409, 'stale_version'])
  const none = await room.send('1/restock-date', { restock_on: null, seen: '2030-02-01' })
  expect(none.json().data).toMatchObject({ restock_on: null })
})

test('what isn’t counted or isn’t there can’t be changed', async () => {
  await setPartStock(room.app, QUICK_CHARGER, null)
  const uncounted = await room.send(`${QUICK_CHARGER}/received`, { count: 2 }, { kind: 'part' })
  expect([uncounted.statusCode, uncounted.json().error]).toEqual([409, 'not_counted'])
  expect((await room.send('999/received', { count: 2 })).statusCode).toBe(404)
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads or changes stock: %i', async (flag, status) => {
  const as = flag === null ? '' : (await room.app.member(flag)).token
  const answers = [await room.list('', as), await room.send('1/received', { count: 1 }, { as })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status])
  expect(await bells()).toBe(100)
})
