import { ORDER_MOVES, ORDER_STATUSES } from '@nireeka/contracts/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { bikeShopper, buyCart, seedBikes } from '../../testing/bike-shopping.ts'
import { emailsTo } from '../../testing/emails.ts'
import { allowedMoves, cancelRefusal, mayShip } from './allowed.ts'
import { type BackOffice, openBackOffice, parcel } from './testing.ts'

const BIKE = { kind: 'bike', to_ship: 1 }
const BELL = { kind: 'accessory', to_ship: 2 }
const MONEY = { held_reason: null, total_cents: 1000, refunded_cents: 0 }

describe('the table of moves (catalogue, section 11)', () => {
  const allowed: Record<string, { bikes: string[]; goods: string[] }> = {
    paid: { bikes: ['in_production'], goods: ['ready_to_ship'] },
    in_production: { bikes: ['quality_check'], goods: ['quality_check'] },
    quality_check: { bikes: ['ready_to_ship', 'in_production'], goods: ['ready_to_ship', 'in_production'] },
  }
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_MOVES.map((to) => [from, to] as const))

  test.each(pairs)('%s to %s', (status, to) => {
    const { bikes, goods } = allowed[status] ?? { bikes: [], goods: [] }
    expect(allowedMoves({ status, ...MONEY }, [BIKE, BELL]).includes(to)).toBe(bikes.includes(to))
    expect(allowedMoves({ status, ...MONEY }, [BELL]).includes(to)).toBe(goods.includes(to))
  })

  test.each(ORDER_STATUSES)(
    'nothing of an order that is held, or whose money goes back, is moved: %s',
    (status) => {
      expect(allowedMoves({ ...MONEY, status, held_reason: 'other amount' }, [BELL])).toEqual([])
      expect(allowedMoves({ ...MONEY, status, refunded_cents: 1000 }, [BELL])).toEqual([])
    },
  )

  test.each(ORDER_STATUSES)('whether an order that is %s may be sent and cancelled', (status) => {
    expect(mayShip({ ...MONEY, status }, [BELL])).toBe(['ready_to_ship', 'partly_shipped'].includes(status))
    const isOpen = ['pending_payment', 'paid', 'in_production', 'quality_check', 'ready_to_ship'].includes(
      status,
    )
    const refusal = cancelRefusal({ ...MONEY, status, has_redeemed_card: false, upgraded_by: null })
    expect(refusal === null).toBe(isOpen)
  })

  test('what has no pieces left to send isn’t packed', () => {
    expect(allowedMoves({ ...MONEY, status: 'paid' }, [{ ...BELL, to_ship: 0 }])).toEqual([])
    expect(allowedMoves({ ...MONEY, status: 'paid' }, [{ ...BIKE, to_ship: 0 }, BELL])).toEqual([
      'ready_to_ship',
    ])
    expect(mayShip({ ...MONEY, status: 'partly_shipped' }, [{ ...BELL, to_ship: 0 }])).toBe(false)
  })
})

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
  await seedBikes(office.app.db)
})
afterAll(() => office.app.close())

test('every pair of states is answered by the API as the table says', async () => {
  const { id } = await office.paid()
  for (const status of ORDER_STATUSES) {
    for (const to of ORDER_MOVES) {
      await office.app.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
      const { allowed } = await office.read(id)
      const { statusCode } = await office.change(id, 'moves', { to })
      expect([status, to, statusCode]).toEqual([status, to, allowed.moves.includes(to) ? 200 : 409])
    }
  }
})

test('a bike is built, checked, built again and packed; its customer is told once', async () => {
  const member = await bikeShopper(office.app)
  const id = await buyCart(office.app, member)
  const moves = ['in_production', 'quality_check', 'in_production', 'quality_check', 'ready_to_ship']
  for (const to of moves) expect((await office.change(id, 'moves', { to })).statusCode).toBe(200)
  const order = await office.read(id)
  expect(order.moves.slice(2).map(({ status }) => status)).toEqual(moves)
  expect(order.moves.at(-1)?.who).toEqual({ kind: 'admin', name: 'Rita Rider' })
  const templates = (await emailsTo(office.app.db, member.email)).map(({ template }) => template)
  expect(templates.filter((template) => template === 'order_in_production')).toHaveLength(1)
})

test('a delivered bike has a serial number and can be registered', async () => {
  const member = await bikeShopper(office.app)
  const id = await buyCart(office.app, member)
  for (const to of ['in_production', 'quality_check', 'ready_to_ship'])
    await office.change(id, 'moves', { to })
  await office.change(id, 'shipments', parcel(await office.rest(id)))
  const [shipment] = (await office.read(id)).shipments
  await office.change(id, `shipments/${shipment!.id}/state`, { state: 'delivered' })
  const bikes = await office.app.db
    .selectFrom('order_bikes')
    .select(['serial_number', 'delivered_on'])
    .where('user_id', '=', member.id)
    .execute()
  expect(bikes).toHaveLength(1)
  expect(bikes[0]?.serial_number).toMatch(/^NKP-\d{2}-5\d{5}$/)
  expect(bikes[0]?.delivered_on).not.toBeNull()
})

test('who has read an older state of the order is refused, and nothing changes', async () => {
  const { id } = await office.paid()
  const { version } = await office.read(id)
  await office.write(id, 'moves', { to: 'ready_to_ship', version })
  const calls = [
    ['moves', { to: 'in_production', version }],
    ['shipments', { version, ...parcel(await office.rest(id)) }],
    ['cancel', { version, reason: 'Out of stock.' }],
  ] as const
  const before = await office.read(id)
  for (const [path, body] of calls) {
    const answer = await office.write(id, path, body)
    expect([path, answer.statusCode, answer.json().error]).toEqual([path, 409, 'stale_version'])
    expect(answer.json().message).toContain(before.number)
  }
  expect(await office.read(id)).toEqual(before)
})

test('whatever changes an order counts in its version', async () => {
  const { id } = await office.paid()
  const { version } = await office.read(id)
  await office.write(id, 'refunds', { amount: 5, reason: 'A scratch.' })
  expect((await office.read(id)).version).toBeGreaterThan(version)
})

test('a move that its admin makes again answers the order, and is made once', async () => {
  const { id } = await office.paid()
  const { version } = await office.read(id)
  const body = { version, to: 'ready_to_ship' }
  const answers = [await office.write(id, 'moves', body), await office.write(id, 'moves', body)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[1]?.json().data).toEqual(answers[0]?.json().data)
  expect(await office.auditOf(id)).toHaveLength(1)
  const other = await office.app.member(9)
  expect((await office.write(id, 'moves', body, { as: other.token })).json().error).toBe('stale_version')
})
