import type { QueuedTicketData, TicketDeskData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openedBy, post, ticketOf } from '../testing.ts'

let app: TestApp
let agent: Awaited<ReturnType<TestApp['member']>>
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  agent = await app.member(1)
  admin = await app.member(9)
})
afterAll(() => app.close())

const QUEUE = '/api/backoffice/tickets'
const queue = async (query: string) =>
  (await app.call(`${QUEUE}?${query}`, { as: agent.token })).json<{ data: { items: QueuedTicketData[] } }>()
    .data.items
const idsIn = async (query: string) => (await queue(query)).map(({ id }) => id)
const deskOf = async (id: number) =>
  (await app.call(`${QUEUE}/${id}`, { as: agent.token })).json<{ data: TicketDeskData }>().data
const change = (id: number, path: string, body: object, as = agent.token) =>
  post(app, `${QUEUE}/${id}/${path}`, as, body)

test('the queue and its tickets are for agents and admins', async () => {
  const member = await app.member()
  const { id } = await openedBy(app, member)
  for (const path of [QUEUE, `${QUEUE}/counts`, `${QUEUE}/${id}`]) {
    const readers = [undefined, member.token, agent.token, admin.token]
    const answers = await Promise.all(readers.map((as) => app.call(path, as ? { as } : {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200, 200])
  }
  const refused = await change(id, 'priority', { priority: 'high', version: 1 }, member.token)
  expect(refused.statusCode).toBe(403)
})

test('the most urgent comes first, then the oldest, and what is closed last', async () => {
  const anna = await app.member()
  const [closed, old, recent, urgent] = [
    await openedBy(app, anna, { subject: 'Queue one' }),
    await openedBy(app, anna, { subject: 'Queue two' }),
    await openedBy(app, anna, { subject: 'Queue three' }),
    await openedBy(app, anna, { subject: 'Queue four' }),
  ]
  await change(urgent.id, 'priority', { priority: 'high', version: 1 })
  await post(app, `/api/tickets/${closed.id}/close`, agent.token)
  const ids = [urgent, old, recent, closed].map(({ id }) => id)
  expect(await idsIn('search=queue')).toEqual(ids)
  expect(await idsIn('search=queue&sort=newest')).toEqual([urgent, recent, old, closed].map(({ id }) => id))
  expect(await idsIn('search=queue&view=closed')).toEqual([closed.id])
  expect(await idsIn('search=queue&priority=high')).toEqual([urgent.id])
  const counts = (await app.call(`${QUEUE}/counts?search=queue`, { as: agent.token })).json().data
  expect(counts.total).toBe(4)
  expect(counts.counts).toContainEqual({ view: 'waiting_us', count: 3 })
  expect(counts.counts).toContainEqual({ view: 'closed', count: 1 })
})

test('tickets are found by the UTC days on which they were opened', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna, { subject: 'Opened long ago' })
  const open = (opened_at: string) =>
    app.db
      .updateTable('tickets')
      .set({ opened_at: new Date(opened_at) })
      .where('id', '=', id)
      .execute()
  await open('2025-03-01T23:59:59.999Z')
  expect(await idsIn('opened_from=2025-03-01&opened_to=2025-03-01')).toEqual([id])
  await open('2025-03-02T00:00:00Z')
  expect(await idsIn('opened_from=2025-03-01&opened_to=2025-03-01')).toEqual([])
  expect(await idsIn('opened_from=2025-03-02&opened_to=2025-03-02')).toEqual([id])
})

const waitsSince = async (search: string) => (await queue(`search=${search}`))[0]?.waiting_since

test('a customer waits for us from the first unanswered message until our answer', async () => {
  const anna = await app.member()
  const { id, opened_at } = await openedBy(app, anna, { subject: 'Still waiting' })
  await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'Hello?' })
  expect(await waitsSince('still+waiting')).toBe(opened_at)
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'A moment.', is_internal: true })
  expect(await waitsSince('still+waiting')).toBe(opened_at)
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Here we are.' })
  expect(await waitsSince('still+waiting')).toBeNull()
  await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'And now?' })
  expect(await waitsSince('still+waiting')).toBe((await ticketOf(app, id, anna)).updated_at)
})

test('a ticket is found by its number, its customer, its subject, and words of messages and notes', async () => {
  const anna = await app.member()
  const { id, number } = await openedBy(app, anna, { subject: 'Squeaky lever', text: 'It is gruesome.' })
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Grumpelstein', is_internal: true })
  for (const search of [number, number.slice(2), anna.email, 'squeaky lev', 'grueso', 'grumpelst'])
    expect(await idsIn(`search=${encodeURIComponent(search)}`)).toContain(id)
  expect(await idsIn('search=nothingofthekind')).toEqual([])
})

test('a message that moves to another ticket takes its words along, and a deleted one is found no more', async () => {
  const anna = await app.member()
  const from = await openedBy(app, anna, { subject: 'First', text: 'It is a quixotic sound.' })
  const into = await openedBy(app, anna, { subject: 'Second' })
  await app.db
    .updateTable('ticket_messages')
    .set({ ticket_id: into.id })
    .where('ticket_id', '=', from.id)
    .execute()
  expect(await idsIn('search=quixotic')).toEqual([into.id])
  await app.db.deleteFrom('ticket_messages').where('ticket_id', '=', into.id).execute()
  expect(await idsIn('search=quixotic')).toEqual([])
  expect(await idsIn('search=second')).toEqual([into.id])
})

test('a ticket is found by its member’s new name, and by the old one no more', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  const rename = (name: string) =>
    app.db.updateTable('users').set({ name }).where('id', '=', anna.id).execute()
  await rename('Wilhelmina')
  expect(await idsIn('search=wilhelm')).toEqual([id])
  await rename('Anna')
  expect(await idsIn('search=wilhelm')).toEqual([])
})

test('a guest’s ticket is found by email address, and has neither orders nor bikes beside it', async () => {
  const message = {
    name: 'Gil Guest',
    email: 'Gil@guests.example',
    category: 'other',
    subject: 'Hi',
    text: 'Hm',
  }
  await post(app, '/api/contact', undefined, message)
  const [found] = await queue('search=gil@guests')
  expect(found?.customer).toEqual({ id: null, name: 'Gil Guest', email: 'gil@guests.example' })
  expect(await deskOf(found!.id)).toMatchObject({ orders: [], bikes: [], customer: found!.customer })
})

test('a ticket is given to an agent or admin, and taken back', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  const given = (await change(id, 'assignee', { assignee_id: agent.id, version: 1 })).json().data
  expect([given.assignee.id, given.version]).toEqual([agent.id, 2])
  expect(await idsIn('assignee=me')).toEqual([id])
  expect(await idsIn(`assignee=${agent.id}`)).toEqual([id])
  expect(await idsIn('assignee=nobody')).not.toContain(id)
  expect((await change(id, 'assignee', { assignee_id: anna.id, version: 2 })).statusCode).toBe(422)
  const free = (await change(id, 'assignee', { assignee_id: null, version: 2 })).json().data
  expect([free.assignee, free.version]).toEqual([null, 3])
})

test('whoever has read another version is refused, and nothing is changed', async () => {
  const { id } = await openedBy(app, await app.member())
  const answers = [
    await change(id, 'priority', { priority: 'high', version: 1 }),
    await change(id, 'priority', { priority: 'low', version: 1 }, admin.token),
    await change(id, 'assignee', { assignee_id: admin.id, version: 1 }, admin.token),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409])
  expect(answers[1]!.json().error).toBe('stale_version')
  expect(await deskOf(id)).toMatchObject({ version: 2, assignee: null, ticket: { priority: 'high' } })
})

test('staff don’t organise what they have asked themselves', async () => {
  const { id } = await openedBy(app, agent)
  const refused = await change(id, 'priority', { priority: 'high', version: 1 })
  expect(refused.json()).toMatchObject({ status: 409, error: 'own_ticket' })
})

test('the customer sees neither who has the ticket nor its version', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  await change(id, 'assignee', { assignee_id: agent.id, version: 1 })
  const seen = await ticketOf(app, id, anna)
  expect(Object.keys(seen)).not.toContain('assignee')
  expect(Object.keys(seen)).not.toContain('version')
  expect(seen.updated_at).toBe(seen.opened_at)
})
