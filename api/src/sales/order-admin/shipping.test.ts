import type { ShipmentData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import { type BackOffice, openBackOffice, parcel } from './testing.ts'

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
})
afterAll(() => office.app.close())

const templatesTo = async (email: string) =>
  (await emailsTo(office.app.db, email)).map(({ template }) => template)

test('goods are packed, sent in two parcels and delivered, and the member sees and reads each step', async () => {
  const { id, member } = await office.ready()
  const [bells, helmet] = await office.rest(id)
  const first = await office.change(id, 'shipments', parcel([{ ...bells!, count: 1 }]))
  expect(first.json().data).toMatchObject({ status: 'partly_shipped', allowed: { ship: true } })
  expect(first.json().data.lines[0]).toMatchObject({ shipped: 1, to_ship: 1 })
  const read = async () => (await office.app.call(`/api/orders/${id}`, { as: member.token })).json().data
  expect((await read()).lines).toMatchObject([
    { title: 'Bell', to_ship: 1 },
    { title: 'Helmet', to_ship: 1 },
  ])
  const second = await office.change(id, 'shipments', {
    ...parcel([{ ...bells!, count: 1 }, helmet!]),
    carrier: 'ups',
  })
  expect(second.json().data).toMatchObject({ status: 'shipped', allowed: { ship: false, cancel: false } })
  const own = await read()
  expect(own.status).toBe('shipped')
  expect(own.shipments).toMatchObject([
    {
      state: 'preparing',
      carrier: 'dhl',
      tracking_url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600003SE',
      lines: [{ title: 'Bell', count: 1 }],
    },
    {
      carrier: 'ups',
      lines: [
        { title: 'Bell', count: 1 },
        { title: 'Helmet', count: 1 },
      ],
    },
  ])
  const [a, b] = (await office.read(id)).shipments
  await office.change(id, `shipments/${a!.id}/state`, { state: 'delivered' })
  expect((await office.read(id)).status).toBe('shipped')
  await office.change(id, `shipments/${b!.id}/state`, { state: 'in_transit' })
  await office.change(id, `shipments/${b!.id}/state`, { state: 'delivered' })
  expect((await office.read(id)).status).toBe('delivered')
  const arrived: ShipmentData[] = (await read()).shipments
  expect(arrived.map(({ changed_at }) => changed_at)).toEqual(arrived.map(({ delivered_at }) => delivered_at))
  expect(await templatesTo(member.email)).toEqual([
    'order',
    'order_shipped',
    'order_shipped',
    'order_delivered',
  ])
})

test('the email about a parcel has its pieces and its link', async () => {
  const { id, member } = await office.ready()
  await office.change(id, 'shipments', parcel(await office.rest(id)))
  const { run, sent } = openPost(office.app.db, { now: () => new Date(Date.now() + 60_000) })
  await run()
  const email = sent.findLast(({ to }) => to === member.email)
  expect(email?.subject).toMatch(/^Your order NK-\d+ is on its way$/)
  expect(email?.text).toContain('2 × Bell')
  expect(email?.text).toContain('JD014600003SE')
  expect(email?.html).toContain('https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600003SE')
})

test('of two admins who send the same pieces at the same moment one has done it', async () => {
  const { id, member } = await office.ready()
  const lines = await office.rest(id)
  const { version } = await office.read(id)
  const answers = await Promise.all(
    [1, 2].map(() => office.write(id, 'shipments', { version, ...parcel(lines) })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('stale_version')
  expect((await office.read(id)).shipments).toHaveLength(1)
  expect(await templatesTo(member.email)).toEqual(['order', 'order_shipped'])
})

test('a call that comes again with its key changes nothing; with other contents it is refused', async () => {
  const { id } = await office.ready()
  const { version } = await office.read(id)
  const body = { version, ...parcel(await office.rest(id)) }
  const key = 'same-parcel'
  const first = await office.write(id, 'shipments', body, { key })
  const again = await office.write(id, 'shipments', body, { key })
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json().data).toEqual(first.json().data)
  expect(await office.auditOf(id)).toHaveLength(2)
  const other = await office.write(id, 'shipments', { ...body, carrier: 'gls' }, { key })
  expect([other.statusCode, other.json().error]).toEqual([409, 'key_reused'])
})

test('never more than was ordered is sent, and nothing of another order', async () => {
  const { id } = await office.ready()
  const other = await office.ready()
  const [bells] = await office.rest(id)
  const [others] = await office.rest(other.id)
  const send = (lines: Array<{ line_id: number; count: number }>) =>
    office.change(id, 'shipments', parcel(lines))
  expect((await send([{ ...bells!, count: 3 }])).json().error).toBe('too_many_pieces')
  expect((await send([bells!, { ...bells!, count: 1 }])).json().error).toBe('too_many_pieces')
  expect((await send([others!])).statusCode).toBe(422)
  expect((await office.read(id)).shipments).toEqual([])
})

test('an order that isn’t packed isn’t sent', async () => {
  const { id } = await office.paid()
  const answer = await office.change(id, 'shipments', parcel(await office.rest(id)))
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'cannot_ship'])
})

test.each(['1', 'JD 0146', '../../evil', '<b>12345'])('%s is no tracking number', async (tracking_number) => {
  const { id } = await office.ready()
  const body = { ...parcel(await office.rest(id)), tracking_number }
  expect((await office.change(id, 'shipments', body)).statusCode).toBe(422)
})

test('a shipment’s states only go on', async () => {
  const { id } = await office.ready()
  await office.change(id, 'shipments', parcel(await office.rest(id)))
  const [shipment] = (await office.read(id)).shipments
  const set = async (state: string) =>
    (await office.change(id, `shipments/${shipment!.id}/state`, { state })).statusCode
  expect(await set('in_transit')).toBe(200)
  expect(await set('handed_over')).toBe(409)
  expect(await set('exception')).toBe(200)
  expect(await set('in_transit')).toBe(200)
  expect(await set('delivered')).toBe(200)
  expect(await set('exception')).toBe(409)
  const other = await office.ready()
  expect(
    (await office.change(other.id, `shipments/${shipment!.id}/state`, { state: 'delivered' })).statusCode,
  ).toBe(404)
})
