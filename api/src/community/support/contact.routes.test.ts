import { randomUUID } from 'node:crypto'

import { STOP_RIDING } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { useTestApp } from '../../testing/test-app.ts'
import { emailsTo, post, postWith, TICKET } from './testing.ts'

const GUEST = { ...TICKET, name: 'Gus', email: 'Gus@Example.com' }

const ticketsIn = (app: Awaited<ReturnType<typeof useTestApp>>) =>
  app.db
    .selectFrom('tickets')
    .select(['user_id', 'guest_name', 'guest_email', 'number', 'priority'])
    .execute()

test('a guest’s message becomes a ticket of that email address, and the answer tells its number', async () => {
  const app = await useTestApp()
  const { data } = (await post(app, '/api/contact', undefined, GUEST)).json()
  const [ticket] = await ticketsIn(app)
  expect(ticket).toMatchObject({ user_id: null, guest_name: 'Gus', guest_email: 'gus@example.com' })
  expect(data).toEqual({ number: ticket?.number, ticket_id: null, notice: null })
  expect(await emailsTo(app, GUEST.email)).toMatchObject([
    { template: 'ticket_opened', data: { ticket_id: null } },
  ])
})

test('a guest’s ticket is never an account’s, even when the address is known', async () => {
  const app = await useTestApp()
  const anna = await app.member()
  await post(app, '/api/contact', undefined, { ...GUEST, email: anna.email })
  expect((await ticketsIn(app))[0]?.user_id).toBeNull()
  expect((await app.call('/api/tickets', { as: anna.token })).json().data.total).toBe(0)
})

test('a member’s message belongs to the account, whatever name and address are sent', async () => {
  const app = await useTestApp()
  const anna = await app.member()
  const { data } = (await post(app, '/api/contact', anna.token, GUEST)).json()
  expect((await app.call(`/api/tickets/${data.ticket_id}`, { as: anna.token })).json().data.number).toBe(
    data.number,
  )
  expect(await emailsTo(app, GUEST.email)).toEqual([])
  expect(await emailsTo(app, anna.email)).toHaveLength(1)
})

test('a token that has run out is not taken for a guest', async () => {
  const app = await useTestApp()
  expect((await post(app, '/api/contact', 'x'.repeat(43), GUEST)).statusCode).toBe(401)
})

test('a guest has to say who asks', async () => {
  const app = await useTestApp()
  const answer = await post(app, '/api/contact', undefined, TICKET)
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, ['name', 'email']])
})

test('five messages an hour from one address; refused and repeated ones don’t count', async () => {
  const app = await useTestApp()
  const again = postWith(app, randomUUID())
  const send = (body: object) => post(app, '/api/contact', undefined, body)
  for (let n = 0; n < 8; n++) await send({ ...GUEST, email: 'no address' })
  for (let n = 0; n < 8; n++) expect((await again('/api/contact', undefined, GUEST)).statusCode).toBe(200)
  for (let n = 0; n < 4; n++) expect((await send(GUEST)).statusCode).toBe(200)
  const sixth = await send(GUEST)
  expect(sixth.json()).toMatchObject({ status: 429, error: 'too_many_requests' })
  expect(sixth.json().message).toContain('+1 555-0100')
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await again('/api/contact', undefined, GUEST)).statusCode).toBe(200)
  expect(await ticketsIn(app)).toHaveLength(5)
})

test('danger is answered with a notice to stop riding', async () => {
  const app = await useTestApp()
  const { data } = (
    await post(app, '/api/contact', undefined, { ...GUEST, text: 'My brakes are gone!' })
  ).json()
  expect(data.notice).toEqual(STOP_RIDING)
  expect((await ticketsIn(app))[0]?.priority).toBe('safety')
})
