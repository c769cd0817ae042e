import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { emailsTo, openedBy, post, stateOf, ticketOf } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('staff answers: the ticket waits for the customer, who gets an email', async () => {
  const [anna, agent] = [await app.member(), await app.member(1)]
  const { id, number } = await openedBy(app, anna)
  const answered = (
    await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'In Settings.' })
  ).json().data
  expect([answered.state, answered.messages[1].from]).toEqual(['waiting_customer', 'staff'])
  expect((await emailsTo(app, anna.email))[1]).toMatchObject({
    template: 'ticket_answered',
    data: { number, ticket_id: id, text: 'In Settings.' },
  })
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Is that it?', state: 'solved' })
  expect(await stateOf(app, id)).toBe('solved')
})

test('a note among staff is seen by staff alone, moves nothing and sends nothing', async () => {
  const [anna, agent] = [await app.member(), await app.member(1)]
  const { id, updated_at } = await openedBy(app, anna)
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Knows us well.', is_internal: true })
  const seen = await ticketOf(app, id, anna)
  expect(JSON.stringify(seen)).not.toContain('Knows us well')
  expect(seen).toMatchObject({ state: 'new', updated_at, message_count: 1 })
  expect((await ticketOf(app, id, agent)).messages[1]).toMatchObject({ is_internal: true })
  expect(await emailsTo(app, anna.email)).toHaveLength(1)
})

test.each([{ is_internal: true }, { state: 'solved' }])('a customer may not send %j', async (change) => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  const answer = await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'Hm', ...change })
  expect(answer.statusCode).toBe(403)
  expect((await ticketOf(app, id, anna)).messages).toHaveLength(1)
})

test('of two of staff who close or reopen a ticket at the same moment the second is told', async () => {
  const staff = [await app.member(9), await app.member(9)]
  const { id } = await openedBy(app, await app.member())
  for (const [move, body] of [
    ['close', {}],
    ['reopen', { reason: 'It is back.' }],
  ] as const) {
    const all = staff.map(({ token }) => post(app, `/api/tickets/${id}/${move}`, token, body))
    const answers = await Promise.all(all)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('already_moved')
  }
})

test('of two of staff who answer at the same moment the second is told, and can answer after reading', async () => {
  const staff = [await app.member(1), await app.member(9)]
  const anna = await app.member()
  const { id, messages } = await openedBy(app, anna)
  const read_until = messages[0]!.id
  const answers = await Promise.all(
    staff.map(({ token }) =>
      post(app, `/api/tickets/${id}/replies`, token, { text: 'Grease it.', read_until }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const late = answers.findIndex(({ statusCode }) => statusCode === 409)
  expect(answers[late]!.json().error).toBe('answered_meanwhile')
  const seen = (await ticketOf(app, id, staff[late]!)).messages
  expect(seen).toHaveLength(2)
  const body = { text: 'And oil it.', read_until: seen[1]!.id }
  expect((await post(app, `/api/tickets/${id}/replies`, staff[late]!.token, body)).statusCode).toBe(200)
  expect((await emailsTo(app, anna.email)).map(({ template }) => template)).toEqual([
    'ticket_opened',
    'ticket_answered',
    'ticket_answered',
  ])
})

test('notes and messages of the customer refuse no answer', async () => {
  const [anna, agent, admin] = [await app.member(), await app.member(1), await app.member(9)]
  const { id, messages } = await openedBy(app, anna)
  const read_until = messages[0]!.id
  await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'Hello?' })
  await post(app, `/api/tickets/${id}/replies`, admin.token, { text: 'Mine.', is_internal: true })
  const answer = await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Hi', read_until })
  expect(answer.statusCode).toBe(200)
})

test('a call of staff that is repeated since its answer was lost is a success', async () => {
  const agent = await app.member(1)
  const { id } = await openedBy(app, await app.member())
  const close = async () => (await post(app, `/api/tickets/${id}/close`, agent.token)).statusCode
  expect([await close(), await close()]).toEqual([200, 200])
})

test('whoever of us asks for themselves is a customer there', async () => {
  const agent = await app.member(1)
  const { id } = await openedBy(app, agent)
  expect(
    (await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Me again' })).json().data,
  ).toMatchObject({
    state: 'new',
    messages: [{ from: 'customer' }, { from: 'customer' }],
  })
  await post(app, `/api/tickets/${id}/close`, agent.token)
  expect((await post(app, `/api/tickets/${id}/reopen`, agent.token, { reason: 'Mine.' })).statusCode).toBe(
    403,
  )
})

test('a ticket that was merged into another one stays closed, also for admins', async () => {
  const [anna, admin] = [await app.member(), await app.member(9)]
  const [first, second] = [await openedBy(app, anna), await openedBy(app, anna)]
  await app.db
    .updateTable('tickets')
    .set({ state: 'closed', merged_into_id: first.id })
    .where('id', '=', second.id)
    .execute()
  const answer = await post(app, `/api/tickets/${second.id}/reopen`, admin.token, { reason: 'Hm.' })
  expect(answer.json()).toMatchObject({ status: 409, error: 'ticket_merged' })
  expect(await stateOf(app, second.id)).toBe('closed')
})
