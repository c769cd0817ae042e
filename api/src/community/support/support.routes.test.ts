import { randomUUID } from 'node:crypto'

import { CONFIRMATIONS } from '@nireeka/contracts'
import { STOP_RIDING, TICKET_STATES, type TicketData, type TicketState } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { placedOrder, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { emailsTo, openedBy, post, postWith, stateOf, ticketOf, TICKET } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: 1, stock: null })
})
afterAll(() => app.close())

const setState = (id: number, state: TicketState) =>
  app.db
    .updateTable('tickets')
    .set({ state, solved_at: state === 'solved' ? new Date() : null })
    .where('id', '=', id)
    .execute()

test('a member opens a ticket, and an email tells its number', async () => {
  const anna = await app.member()
  const ticket = await openedBy(app, anna)
  expect(ticket).toMatchObject({
    subject: TICKET.subject,
    category: 'technical',
    state: 'new',
    priority: 'normal',
    notice: null,
    messages: [{ from: 'customer', name: 'Rita', text: TICKET.text, files: [] }],
    moves: [{ state: 'new', by: 'customer' }],
  })
  expect(await emailsTo(app, anna.email)).toEqual([
    {
      template: 'ticket_opened',
      to: anna.email,
      data: { name: 'Rita', number: ticket.number, subject: TICKET.subject, ticket_id: ticket.id },
    },
  ])
})

test('a double click opens one ticket and sends one email, also at the same moment', async () => {
  const anna = await app.member()
  const once = postWith(app, randomUUID())
  const answers = await Promise.all([1, 2, 3, 4].map(() => once('/api/tickets', anna.token, TICKET)))
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  expect(await emailsTo(app, anna.email)).toHaveLength(1)
  const other = await once('/api/tickets', anna.token, { ...TICKET, text: 'Something else' })
  expect([other.statusCode, other.json().error]).toEqual([409, 'key_reused'])
})

test('the same key of somebody else is another ticket', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const once = postWith(app, randomUUID())
  const mine = await once('/api/tickets', anna.token, TICKET)
  const theirs = await once('/api/tickets', ben.token, TICKET)
  expect(theirs.json().data.id).not.toBe(mine.json().data.id)
})

test('order, bike and earlier ticket have to be the member’s own', async () => {
  const anna = await shopper(app, { product_id: 1, count: 2 })
  const order = await placedOrder(app, anna, 38.08)
  const first = await openedBy(app, anna, { order_id: order.id })
  expect(first.order?.id).toBe(order.id)
  expect((await openedBy(app, anna, { from_ticket_id: first.id })).from_ticket).toEqual({
    id: first.id,
    number: first.number,
  })
  const ben = await app.member()
  for (const foreign of [{ order_id: order.id }, { from_ticket_id: first.id }, { order_bike_id: 1 }]) {
    const answer = await post(app, '/api/tickets', ben.token, { ...TICKET, ...foreign })
    expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, Object.keys(foreign)])
  }
})

test('the list holds a member’s own tickets in pages of 10, open and closed apart, the latest news first', async () => {
  const anna = await app.member()
  const ids: number[] = []
  for (let n = 0; n < 12; n++) ids.push((await openedBy(app, anna, { subject: `Number ${n}` })).id)
  await post(app, `/api/tickets/${ids[0]}/close`, anna.token)
  await post(app, `/api/tickets/${ids[3]}/replies`, anna.token, { text: 'One thing more.' })
  const open = (await app.call('/api/tickets', { as: anna.token })).json().data
  expect(open).toMatchObject({ page: 1, per_page: 10, total: 11, counts: { open: 11, closed: 1 } })
  expect(open.items).toHaveLength(10)
  expect(open.items[0]).toMatchObject({ id: ids[3], message_count: 2 })
  expect((await app.call('/api/tickets?page=2', { as: anna.token })).json().data.items).toHaveLength(1)
  const closed = (await app.call('/api/tickets?state=closed', { as: anna.token })).json().data
  expect(closed.items.map(({ id }: { id: number }) => id)).toEqual([ids[0]])
})

const BODIES = {
  '': {},
  '/replies': { text: 'Hello' },
  '/close': {},
  '/reopen': { reason: 'It is back.' },
  '/rating': { stars: 5 },
}

// The case is B12 in trust.md.
test.each([
  ['GET', ''],
  ['POST', '/replies'],
  ['POST', '/close'],
  ['POST', '/reopen'],
  ['POST', '/rating'],
] as const)(
  '%s %s of somebody else’s ticket is answered like one that doesn’t exist',
  async (method, path) => {
    const { id } = await openedBy(app, await app.member())
    const ben = await app.member()
    const body = method === 'POST' ? BODIES[path] : undefined
    const call = (ticket: number) =>
      app.call(`/api/tickets/${ticket}${path}`, {
        method,
        as: ben.token,
        body,
        headers: { 'idempotency-key': randomUUID() },
      })
    const [foreign, missing] = [await call(id), await call(999_999)]
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(missing.body)
    expect(await stateOf(app, id)).toBe('new')
  },
)

const reopen = (id: number, token: string, reason = 'It is back.') =>
  post(app, `/api/tickets/${id}/reopen`, token, { reason })

test('a ticket is opened again for a reason, which isn’t endless, and only admins are offered that', async () => {
  const [anna, agent, admin] = [await app.member(), await app.member(1), await app.member(9)]
  const { id } = await openedBy(app, anna)
  expect((await ticketOf(app, id, admin)).may_reopen).toBe(false)
  await post(app, `/api/tickets/${id}/close`, anna.token)
  for (const reason of ['', '  ', 'a'.repeat(501)]) {
    expect((await reopen(id, admin.token, reason)).statusCode).toBe(422)
  }
  const offered = await Promise.all([anna, agent, admin].map((member) => ticketOf(app, id, member)))
  expect(offered.map(({ side, may_reopen }) => [side, may_reopen])).toEqual([
    ['customer', false],
    ['staff', false],
    ['staff', true],
  ])
})

test(`a closed ticket is opened again by admins only: “${CONFIRMATIONS.closeTicket.text}”`, async () => {
  const [anna, agent, admin] = [await app.member(), await app.member(1), await app.member(9)]
  const { id } = await openedBy(app, anna)
  expect((await post(app, `/api/tickets/${id}/close`, anna.token)).json().data.state).toBe('closed')
  for (const { token } of [anna, agent]) {
    expect((await reopen(id, token)).statusCode).toBe(403)
    expect(await stateOf(app, id)).toBe('closed')
  }
  const reopened = (await reopen(id, admin.token)).json<{ data: TicketData }>().data
  expect(reopened.moves.map(({ state, by, reason }) => [state, by, reason])).toEqual([
    ['new', 'customer', null],
    ['closed', 'customer', null],
    ['open', 'staff', 'It is back.'],
  ])
  expect((await ticketOf(app, id, anna)).moves.at(-1)?.reason).toBe('It is back.')
  const again = await reopen(id, admin.token)
  expect([again.statusCode, await stateOf(app, id)]).toEqual([200, 'open'])
})

test('a closed ticket takes no reply and says what to do instead', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  await post(app, `/api/tickets/${id}/close`, anna.token)
  const answer = await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'And yet…' })
  expect(answer.json()).toMatchObject({ status: 409, error: 'ticket_closed' })
  expect(answer.json().message).toContain('Open a new one from it')
  expect((await ticketOf(app, id, anna)).messages).toHaveLength(1)
})

test.each(TICKET_STATES.filter((state) => state !== 'closed'))(
  'a customer’s reply to a ticket that is %s is kept, and opens what waited for it',
  async (state) => {
    const anna = await app.member()
    const { id } = await openedBy(app, anna)
    await setState(id, state)
    const once = postWith(app, randomUUID())
    await once(`/api/tickets/${id}/replies`, anna.token, { text: 'Here it is.' })
    const ticket = (await once(`/api/tickets/${id}/replies`, anna.token, { text: 'Here it is.' })).json().data
    expect(ticket.messages).toHaveLength(2)
    expect(ticket.state).toBe(['waiting_customer', 'solved'].includes(state) ? 'open' : state)
  },
)

test('danger raises the priority at once or when it comes to light, with a notice to stop riding', async () => {
  const anna = await app.member()
  const words = await openedBy(app, anna, { text: 'The battery smells.' })
  const category = await openedBy(app, anna, { category: 'safety' })
  for (const ticket of [words, category])
    expect(ticket).toMatchObject({ priority: 'safety', notice: STOP_RIDING })
  const { id } = await openedBy(app, anna)
  const later = await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'Now there is a crack.' })
  expect(later.json().data).toMatchObject({ priority: 'safety', notice: STOP_RIDING })
})

test('what is written is kept as it is, however hostile', async () => {
  const anna = await app.member()
  const text = `<img src=x onerror=alert(1)> '; drop table tickets; -- ${'a'.repeat(5000)}`
  expect((await openedBy(app, anna, { text, subject: '</script><b>' })).messages[0]?.text).toBe(text)
})
