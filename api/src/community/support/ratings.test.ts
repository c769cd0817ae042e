import type { TicketData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openedBy, post, ticketOf } from './testing.ts'

const DAY_MS = 24 * 60 * 60_000

const rate = (id: number, token: string, stars: unknown, comment?: string) =>
  post(app, `/api/tickets/${id}/rating`, token, { stars, comment })

/** The clock is moved by hand. */
const clock = { at: new Date('2026-11-01T12:00:00Z') }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => clock.at })
})
afterAll(() => app.close())

/** A customer with a ticket, and the staff. */
async function open() {
  const [anna, agent, admin] = [await app.member(), await app.member(1), await app.member(9)]
  const { id } = await openedBy(app, anna)
  const solve = () => post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Done.', state: 'solved' })
  const again = async (member: { id: number }) => ({
    token: (await app.sessions.start(member.id, false)).access,
  })
  return { anna, agent, admin, id, solve, again }
}

test('a customer is asked once a ticket is solved, and the rating can be changed for 14 days', async () => {
  const { anna, agent, id, solve, again } = await open()
  expect(await ticketOf(app, id, anna)).toMatchObject({ ratings: [], may_rate_until: null })
  await solve()
  const until = new Date(clock.at.getTime() + 14 * DAY_MS).toISOString()
  expect((await ticketOf(app, id, anna)).may_rate_until).toBe(until)
  expect((await rate(id, anna.token, 2, 'Slow.')).statusCode).toBe(200)
  const changed = (await rate(id, anna.token, 5, 'Quick.')).json<{ data: TicketData }>().data
  expect(changed.ratings).toMatchObject([{ stars: 5, comment: 'Quick.', is_latest: true }])
  expect(await ticketOf(app, id, agent)).toMatchObject({ ratings: changed.ratings, may_rate_until: null })

  clock.at = new Date(until)
  const late = await again(anna)
  expect((await ticketOf(app, id, late)).may_rate_until).toBeNull()
  expect((await rate(id, late.token, 1)).json()).toMatchObject({ status: 409, error: 'too_late' })
  expect((await ticketOf(app, id, late)).ratings).toMatchObject([{ stars: 5 }])
})

test('a solved ticket that is closed later is rated once; one that was opened again, once more', async () => {
  const { anna, admin, id, solve } = await open()
  await solve()
  await rate(id, anna.token, 4)
  await post(app, `/api/tickets/${id}/close`, anna.token)
  expect((await ticketOf(app, id, anna)).ratings).toMatchObject([{ stars: 4, is_latest: true }])
  await post(app, `/api/tickets/${id}/reopen`, admin.token, { reason: 'It is back.' })
  expect((await rate(id, anna.token, 1)).json()).toMatchObject({ status: 409, error: 'ticket_open' })
  await solve()
  await rate(id, anna.token, 3)
  expect((await ticketOf(app, id, anna)).ratings).toMatchObject([
    { stars: 3, is_latest: true },
    { stars: 4, is_latest: false },
  ])
})

test('nobody else rates: a stranger finds no ticket, and staff may not', async () => {
  const { admin, id, solve } = await open()
  await solve()
  const ben = await app.member()
  const answers = [await rate(id, ben.token, 5), await rate(999_999, ben.token, 5)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(answers[0]!.body).toBe(answers[1]!.body)
  expect((await rate(id, admin.token, 5)).statusCode).toBe(403)
  expect((await ticketOf(app, id, admin)).ratings).toEqual([])
})

test('what isn’t one to five stars is no rating, nor is an endless comment', async () => {
  const { anna, id, solve } = await open()
  await solve()
  for (const stars of [0, 6, 2.5, '5', null]) expect((await rate(id, anna.token, stars)).statusCode).toBe(422)
  expect((await rate(id, anna.token, 5, 'a'.repeat(1001))).statusCode).toBe(422)
  expect((await ticketOf(app, id, anna)).ratings).toEqual([])
})

test('a duplicate that was merged into another ticket isn’t rated', async () => {
  const { anna, id } = await open()
  const second = await openedBy(app, anna)
  await post(app, `/api/tickets/${second.id}/close`, anna.token)
  await app.db.updateTable('tickets').set({ merged_into_id: id }).where('id', '=', second.id).execute()
  expect((await ticketOf(app, second.id, anna)).may_rate_until).toBeNull()
  expect((await rate(second.id, anna.token, 5)).statusCode).toBe(409)
})

test('two ratings at the same moment are one', async () => {
  const { anna, id, solve } = await open()
  await solve()
  const answers = await Promise.all([rate(id, anna.token, 4), rate(id, anna.token, 5)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await ticketOf(app, id, anna)).ratings).toHaveLength(1)
})
