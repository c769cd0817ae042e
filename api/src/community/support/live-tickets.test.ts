import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Caller } from '../../platform/index.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { liveTickets } from './live-tickets.ts'
import { openedBy } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const callerOf = ({ id, email }: Member, is_admin = 0): Caller => ({
  id,
  email,
  is_admin,
  areas: is_admin === 1 ? ['support'] : [],
  session_id: '',
  has_stepped_up: false,
  has_second_factor: false,
  lacks_second_factor: false,
})

test('a ticket’s topic is heard by its customer and by staff, and by nobody else', async () => {
  const [anna, ben, agent] = [await app.member(), await app.member(), await app.member(1)]
  const { id } = await openedBy(app, anna)
  const callers = [callerOf(anna), callerOf(ben), callerOf(agent, 1), callerOf(ben, 9), null]
  const { mayHear } = liveTickets(app.db)
  expect(await mayHear(id, callers)).toEqual([true, false, true, true, false])
  expect(await mayHear(999_999, callers)).toEqual([false, false, false, false, false])
})

test('staff listen to a topic of their own, so that customers hear of no note', async () => {
  const { topicFor } = liveTickets(app.db)
  const anna = await app.member()
  expect([
    topicFor(7, callerOf(anna)),
    topicFor(7, callerOf(anna, 1)),
    topicFor(7, callerOf(anna, 9)),
  ]).toEqual(['ticket:7', 'staff-ticket:7', 'staff-ticket:7'])
  expect([topicFor(7, null), topicFor(null, callerOf(anna))]).toEqual([null, null])
})

test('a stranger who asks for a ticket’s topic is answered like for one that doesn’t exist', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { id } = await openedBy(app, anna)
  const ask = (topic: string, as?: string) => app.call(`/api/live?topics=${topic}`, { as })
  const answers = [await ask(`ticket:${id}`, ben.token), await ask('ticket:999999', ben.token)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(answers[0]!.body).toBe(answers[1]!.body)
  expect((await ask(`staff-ticket:${id}`, anna.token)).statusCode).toBe(404)
  expect((await ask(`ticket:${id}`)).statusCode).toBe(401)
})
