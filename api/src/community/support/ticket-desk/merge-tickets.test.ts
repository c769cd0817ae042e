import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { emailsTo, openedBy, post, stateOf, ticketOf } from '../testing.ts'

let app: TestApp
let agent: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  agent = await app.member(1)
})
afterAll(() => app.close())

const merge = (id: number, into_id: number, version = 1) =>
  post(app, `/api/backoffice/tickets/${id}/merge`, agent.token, { into_id, version })

const textsOf = async (id: number, reader: { token: string }) =>
  (await ticketOf(app, id, reader)).messages.map(({ text }) => text)

test('messages, notes and files go on in the other ticket, and the old number leads there', async () => {
  const anna = await app.member()
  const into = await openedBy(app, anna, { text: 'It creaks.' })
  const from = await openedBy(app, anna, { text: 'It creaks, too.' })
  await post(app, `/api/tickets/${from.id}/replies`, agent.token, { text: 'A twin.', is_internal: true })
  const headers = { 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' }
  const body = Buffer.from('%PDF-1.7\n')
  await app.call(`/api/tickets/${from.id}/files`, { method: 'POST', as: anna.token, headers, body })
  expect((await merge(from.id, into.id)).statusCode).toBe(200)
  expect(await textsOf(into.id, anna)).toEqual(['It creaks.', 'It creaks, too.'])
  expect(await textsOf(into.id, agent)).toEqual(['It creaks.', 'It creaks, too.', 'A twin.'])
  const file = (await ticketOf(app, into.id, anna)).messages[1]?.files[0]
  const read = await app.call(`/api/tickets/${into.id}/files/${file?.id}`, { as: anna.token })
  expect(read.statusCode).toBe(200)
  const old = await ticketOf(app, from.id, anna)
  expect(old).toMatchObject({
    state: 'closed',
    messages: [],
    merged_into: { id: into.id, number: into.number },
  })
})

test('the customer is told once, without the note', async () => {
  const anna = await app.member()
  const [into, from] = [await openedBy(app, anna), await openedBy(app, anna)]
  await merge(from.id, into.id)
  const told = (await emailsTo(app, anna.email)).filter(({ template }) => template === 'ticket_merged')
  expect(told).toMatchObject([
    { data: { number: from.number, into_number: into.number, ticket_id: into.id } },
  ])
})

test('the ticket that goes on waits for us and is as urgent as the more urgent one', async () => {
  const anna = await app.member()
  const [into, from] = [await openedBy(app, anna), await openedBy(app, anna)]
  await post(app, `/api/tickets/${into.id}/replies`, agent.token, { text: 'Grease it.' })
  const urgent = { priority: 'high', version: 1 }
  await post(app, `/api/backoffice/tickets/${from.id}/priority`, agent.token, urgent)
  await merge(from.id, into.id, 2)
  expect(await ticketOf(app, into.id, anna)).toMatchObject({ state: 'open', priority: 'high' })
})

test('what was merged before leads to the ticket that goes on in the end', async () => {
  const anna = await app.member()
  const [first, second, third] = [
    await openedBy(app, anna),
    await openedBy(app, anna),
    await openedBy(app, anna),
  ]
  await merge(first.id, second.id)
  await merge(second.id, third.id)
  expect((await ticketOf(app, first.id, anna)).merged_into?.id).toBe(third.id)
  expect((await merge(first.id, third.id, 3)).json().error).toBe('ticket_merged')
})

test('only open tickets of the same customer are merged, and at the version that was read', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const [from, closed, strange] = [
    await openedBy(app, anna),
    await openedBy(app, anna),
    await openedBy(app, ben),
  ]
  await post(app, `/api/tickets/${closed.id}/close`, anna.token)
  expect((await merge(closed.id, from.id)).json().error).toBe('ticket_closed')
  const answers = [
    await merge(from.id, from.id),
    await merge(from.id, closed.id),
    await merge(from.id, strange.id),
    await merge(from.id, 999_999),
    await merge(from.id, closed.id, 7),
    await merge(999_999, from.id),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 409, 404])
  expect(await stateOf(app, from.id)).toBe('new')
  expect(await textsOf(from.id, anna)).toHaveLength(1)
})

test('two tickets that are merged into each other at once end as one', async () => {
  const anna = await app.member()
  const [one, other] = [await openedBy(app, anna), await openedBy(app, anna)]
  const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('the desk offers the customer’s other open tickets', async () => {
  const anna = await app.member()
  const [one, other, closed] = [
    await openedBy(app, anna),
    await openedBy(app, anna),
    await openedBy(app, anna),
  ]
  await post(app, `/api/tickets/${closed.id}/close`, anna.token)
  const { data } = (await app.call(`/api/backoffice/tickets/${one.id}`, { as: agent.token })).json()
  expect(data.other_tickets).toEqual([{ id: other.id, number: other.number, subject: other.subject }])
})

test('nobody is given a ticket that was merged, and its urgency stays', async () => {
  const anna = await app.member()
  const [into, from] = [await openedBy(app, anna), await openedBy(app, anna)]
  await merge(from.id, into.id)
  const path = `/api/backoffice/tickets/${from.id}`
  const assigned = await post(app, `${path}/assignee`, agent.token, { assignee_id: null, version: 2 })
  expect(assigned.json()).toMatchObject({ status: 409, error: 'ticket_merged' })
  const urgent = await post(app, `${path}/priority`, agent.token, { priority: 'high', version: 2 })
  expect(urgent.json().error).toBe('ticket_merged')
})
