import { afterAll, beforeAll, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { type BackOffice, openBackOffice, parcel } from './testing.ts'

const DAY = 24 * 3_600_000

let office: BackOffice
let time = Date.now()
beforeAll(async () => {
  office = await openBackOffice(() => new Date(time))
})
afterAll(() => office.app.close())

test('a note is there for admins, with who wrote it, and never for the member', async () => {
  const { id, member } = await office.paid()
  const words = 'Call before noon.'
  expect((await office.write(id, 'notes', { text: ` ${words} ` })).statusCode).toBe(200)
  await office.write(id, 'notes', { text: 'Second.' })
  expect((await office.read(id)).notes).toMatchObject([
    { text: words, who: { kind: 'admin', name: 'Rita Rider' } },
    { text: 'Second.' },
  ])
  const own = await office.app.call(`/api/orders/${id}`, { as: member.token })
  expect(own.body).not.toContain(words)
  expect(own.body).not.toContain('held_reason')
})

test.each(['', '  ', 'x'.repeat(2001)])('a note can’t be %j', async (text) => {
  const { id } = await office.paid()
  expect((await office.write(id, 'notes', { text })).statusCode).toBe(422)
})

test('the order’s emails are listed with what became of them', async () => {
  const { id, member } = await office.ready()
  const admin = await office.app.member(9)
  await office.change(id, 'shipments', parcel(await office.rest(id)))
  const list = async () =>
    (await office.app.call(`/api/backoffice/orders/${id}`, { as: admin.token })).json().data.emails
  const read = await office.app.call(`/api/backoffice/orders/${id}`, { as: admin.token })
  const [shipment] = read.json().data.shipments
  const waiting = { to: member.email, state: 'queued', shipment_id: null }
  expect(await list()).toMatchObject([
    { ...waiting, template: 'order' },
    { ...waiting, template: 'order_shipped', shipment_id: shipment?.id },
  ])
  await office.app.db
    .updateTable('outbox')
    .set({ outcome: 'given_up', done_at: new Date('2027-01-01T00:00:00Z') })
    .where('payload', '@>', JSON.stringify({ template: 'order', to: member.email }))
    .execute()
  expect(await list()).toMatchObject([
    { template: 'order', state: 'failed', at: '2027-01-01T00:00:00.000Z' },
    { template: 'order_shipped', state: 'queued' },
  ])
})

test('the order’s emails are sent again, three times a day', async () => {
  const { id, member } = await office.ready()
  await office.change(id, 'shipments', parcel(await office.rest(id)))
  const [shipment] = (await office.read(id)).shipments
  const again = (body: object) => office.write(id, 'emails', body)
  const shipped = { template: 'shipped', shipment_id: shipment?.id }
  expect((await again({ template: 'confirmation' })).statusCode).toBe(200)
  expect((await again(shipped)).statusCode).toBe(200)
  expect((await again(shipped)).statusCode).toBe(200)
  expect((await again(shipped)).statusCode).toBe(429)
  const sent = (await emailsTo(office.app.db, member.email)).map(({ template }) => template)
  expect(sent).toEqual(['order', 'order_shipped', 'order', 'order_shipped', 'order_shipped'])
  time += DAY + 1000
  const admin = await office.app.member(9)
  expect((await office.write(id, 'emails', shipped, { as: admin.token })).statusCode).toBe(200)
})

test('what was never due isn’t sent, and counts for nothing', async () => {
  const { id } = await office.placed()
  const admin = await office.app.member(9)
  const again = (body: object) => office.write(id, 'emails', body, { as: admin.token })
  for (let tried = 0; tried < 4; tried++) {
    expect((await again({ template: 'confirmation' })).json().error).toBe('cannot_send')
    expect((await again({ template: 'shipped', shipment_id: 1 })).statusCode).toBe(404)
  }
  expect((await again({ template: 'refunded' })).statusCode).toBe(422)
})
