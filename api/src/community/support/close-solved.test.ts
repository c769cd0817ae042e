import { expect, test } from 'vitest'

import { useTestApp } from '../../testing/test-app.ts'
import { openedBy, post, stateOf, ticketOf } from './testing.ts'

const DAY_MS = 24 * 60 * 60_000

test('a solved ticket is closed after 7 days, and not one moment earlier', async () => {
  let now = new Date('2026-11-01T12:00:00Z')
  const app = await useTestApp({ now: () => now })
  const [anna, agent] = [await app.member(), await app.member(1)]
  const { id } = await openedBy(app, anna)
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Done.', state: 'solved' })
  now = new Date(now.getTime() + 7 * DAY_MS - 1)
  expect([await app.closeSolved(), await stateOf(app, id)]).toEqual([0, 'solved'])
  now = new Date(now.getTime() + 1)
  const counts = await Promise.all([app.closeSolved(), app.closeSolved()])
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await stateOf(app, id)).toBe('closed')
  const { access } = await app.sessions.start(anna.id, false)
  expect((await ticketOf(app, id, { token: access })).moves.at(-1)).toMatchObject({
    state: 'closed',
    by: 'shop',
  })
})

test('a reply in time keeps it open', async () => {
  let now = new Date('2026-11-01T12:00:00Z')
  const app = await useTestApp({ now: () => now })
  const [anna, agent] = [await app.member(), await app.member(1)]
  const { id } = await openedBy(app, anna)
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Done.', state: 'solved' })
  await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'Not quite.' })
  now = new Date(now.getTime() + 30 * DAY_MS)
  expect([await app.closeSolved(), await stateOf(app, id)]).toEqual([0, 'open'])
})
