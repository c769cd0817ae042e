import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openedBy, post, postWith } from '../testing.ts'

let app: TestApp
let agent: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  agent = await app.member(1)
})
afterAll(() => app.close())

const ANSWERS = '/api/backoffice/canned-answers'
const write = (path: string, body: object) => post(app, `${ANSWERS}${path}`, agent.token, body)
const get = (path: string, as: string | undefined = agent.token) => app.call(path, as ? { as } : {})
const newAnswer = async (body = 'Hello {name}') =>
  (await write('', { title: randomUUID(), body })).json().data as {
    id: number
    title: string
    version: number
  }

test('canned answers are for agents and admins', async () => {
  const [member, admin] = [await app.member(), await app.member(9)]
  const { id } = await newAnswer()
  const ticket = await openedBy(app, member)
  const filled = `/api/backoffice/tickets/${ticket.id}/canned-answers/${id}`
  for (const path of [ANSWERS, `${ANSWERS}/${id}`, filled]) {
    const guest = await app.call(path)
    const others = await Promise.all([member, agent, admin].map(({ token }) => get(path, token)))
    expect([guest, ...others].map(({ statusCode }) => statusCode)).toEqual([401, 403, 200, 200])
  }
  expect((await post(app, ANSWERS, member.token, { title: 'A', body: 'B' })).statusCode).toBe(403)
})

test('one is added once, changed, and deleted, each at the version that was read', async () => {
  const send = postWith(app, randomUUID())
  const input = { title: 'Greasing', body: 'Dear {name}, grease it.' }
  const made = (await send(ANSWERS, agent.token, input)).json().data
  expect((await send(ANSWERS, agent.token, input)).json().data).toEqual(made)
  const changed = (await write(`/${made.id}`, { ...input, body: 'Grease {ticket}.', version: 1 })).json().data
  expect([changed.body, changed.version]).toEqual(['Grease {ticket}.', 2])
  const late = [
    await write(`/${made.id}`, { ...input, version: 1 }),
    await write(`/${made.id}/delete`, { version: 1 }),
  ]
  expect(late.map((answer) => answer.json().error)).toEqual(['stale_version', 'stale_version'])
  expect((await write(`/${made.id}/delete`, { version: 2 })).statusCode).toBe(200)
  expect((await get(`${ANSWERS}/${made.id}`)).statusCode).toBe(404)
})

test('a field that nobody knows is refused, and so is a title that another one has', async () => {
  const { title } = await newAnswer()
  const unknown = await write('', { title: 'New', body: 'Hello {nmae}' })
  expect(unknown.json().data.body[0]).toContain('{name}')
  expect((await write('', { title: title.toUpperCase(), body: 'Hello' })).json().data).toHaveProperty('title')
})

test('they are found by title and text', async () => {
  const { id } = await newAnswer('Wiggle the connector.')
  const found = (await get(`${ANSWERS}?search=wiggle`)).json().data.items
  expect(found.map((one: { id: number }) => one.id)).toEqual([id])
})

test('fields are filled in for a ticket, and those that it has nothing for are named', async () => {
  const anna = await app.member()
  const { id, number } = await openedBy(app, anna, { subject: 'A {ticket} creak' })
  const { name } = await app.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow()
  const canned = await newAnswer('Hello {name}, {ticket} is about “{subject}”. Order: {order}')
  const { data } = (await get(`/api/backoffice/tickets/${id}/canned-answers/${canned.id}`)).json()
  expect(data).toEqual({
    text: `Hello ${name}, ${number} is about “A {ticket} creak”. Order: {order}`,
    missing: ['order'],
  })
})

test('the desk offers them by title', async () => {
  const canned = await newAnswer()
  const ticket = await openedBy(app, await app.member())
  const { data } = (await get(`/api/backoffice/tickets/${ticket.id}`)).json()
  expect(data.canned_answers).toContainEqual({ id: canned.id, title: canned.title })
})
