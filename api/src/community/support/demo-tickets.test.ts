import { afterAll, beforeAll, expect, test } from 'vitest'

import { seeds } from '../../../seed/index.ts'
import type { Db } from '../../platform/database/open-database.ts'
import { seed } from '../../platform/database/seed.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { mayMove } from './ticket-states.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await openTestApp()
  db = app.db
  await seed(
    db,
    seeds.filter(({ name }) => ['people', 'forum', 'tickets'].includes(name)),
  )
})
afterAll(() => app.close())

const ticketsOf = (userName: string) =>
  db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .selectAll('tickets')
    .where('user_name', '=', userName)
    .execute()

test('there are 40 tickets, 3 of them without a reply, one merged, one with 25 replies', async () => {
  const tickets = await db.selectFrom('tickets').selectAll().execute()
  const messages = await db.selectFrom('ticket_messages').selectAll().execute()
  const counts = tickets.map(({ id }) => messages.filter(({ ticket_id }) => ticket_id === id).length)
  expect(tickets).toHaveLength(40)
  expect(counts.filter((count) => count === 1)).toHaveLength(3)
  expect(counts.filter((count) => count === 26)).toHaveLength(1)
  expect(tickets.filter(({ merged_into_id }) => merged_into_id !== null)).toHaveLength(1)
  expect(new Set(tickets.map(({ state }) => state)).size).toBe(6)
  expect(new Set(tickets.map(({ category }) => category)).size).toBe(8)
})

test('Anna has one open ticket with replies and a note that she never sees; Cara has none', async () => {
  const open = (await ticketsOf('anna')).filter(({ state }) => state !== 'closed')
  expect(open).toHaveLength(1)
  const { access } = await app.sessions.start(open[0]!.user_id!, false)
  const { data } = (await app.call(`/api/tickets/${open[0]!.id}`, { as: access })).json()
  expect(data.messages).toHaveLength(4)
  expect(data.messages.some(({ is_internal }: { is_internal: boolean }) => is_internal)).toBe(false)
  expect(await ticketsOf('cara')).toEqual([])
})

test('every move of the demo is one that somebody may make', async () => {
  const moves = await db.selectFrom('ticket_moves').selectAll().where('from_state', 'is not', null).execute()
  const wrong = moves.filter(
    ({ from_state, to_state, actor }) =>
      !mayMove(actor.startsWith('staff') ? 'staff' : 'customer', from_state!, to_state),
  )
  expect(wrong).toEqual([])
})
