import type { TicketFiguresData } from '@nireeka/contracts/api'
import { expect, onTestFinished, test } from 'vitest'

import { openTestApp } from '../../../testing/test-app.ts'
import { openedBy, post } from '../testing.ts'

const FIGURES = '/api/backoffice/tickets/figures'
const HOUR = 60 * 60_000

/** A shop whose time goes on in steps; agents are new each time, so that their passwords are. */
async function openShop() {
  let time = Date.parse('2026-11-11T10:00:00Z')
  const app = await openTestApp({ now: () => new Date(time) })
  onTestFinished(app.close)
  const wait = (hours: number) => {
    time += hours * HOUR
  }
  const anna = await app.member()
  const asked = () => openedBy(app, anna)
  async function answered(id: number, body: object) {
    const agent = await app.member(1)
    await post(app, `/api/tickets/${id}/replies`, agent.token, body)
  }
  async function figures() {
    const agent = await app.member(1)
    return (await app.call(FIGURES, { as: agent.token })).json<{ data: TicketFiguresData }>().data
  }
  return { app, wait, asked, answered, figures }
}

test('times are those of the tickets that were opened in a week, as far as there are any', async () => {
  const { wait, asked, answered, figures } = await openShop()
  const [first, second] = [await asked(), await asked(), await asked()]
  wait(1)
  await answered(first!.id, { text: 'A note.', is_internal: true })
  await answered(first!.id, { text: 'Grease it.' })
  wait(2)
  await answered(second!.id, { text: 'Turn it off and on.', state: 'solved' })
  const { weeks } = await figures()
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({
    week: '2026-11-09',
    opened: 3,
    first_answer: { count: 2, median: 120, p90: null },
    resolution: { count: 1, median: 180, p90: null },
    ratings: { count: 0, average: null },
  })
  expect(weeks[11]).toMatchObject({ week: '2026-08-24', opened: 0, first_answer: { count: 0, median: null } })
})

test('a ticket that is opened again isn’t solved until it is solved again', async () => {
  const { app, wait, asked, answered, figures } = await openShop()
  const { id } = await asked()
  wait(1)
  await answered(id, { text: 'Grease it.', state: 'solved' })
  const admin = await app.member(9)
  await post(app, `/api/tickets/${id}/close`, admin.token)
  await post(app, `/api/tickets/${id}/reopen`, admin.token, { reason: 'It is back.' })
  expect((await figures()).weeks[0]?.resolution.count).toBe(0)
  wait(3)
  await answered(id, { text: 'A new chain.', state: 'solved' })
  expect((await figures()).weeks[0]?.resolution).toMatchObject({ count: 1, median: 240 })
})

test('from ten times on there is a 90th percentile', async () => {
  const { wait, asked, answered, figures } = await openShop()
  const tickets = []
  for (let count = 0; count < 10; count += 1) tickets.push(await asked())
  for (const { id } of tickets) {
    wait(1)
    await answered(id, { text: 'Grease it.' })
  }
  expect((await figures()).weeks[0]?.first_answer).toEqual({
    count: 10,
    median: 330,
    p90: expect.closeTo(546, 3),
  })
})

test('what is open is counted by urgency, the most urgent first', async () => {
  const { asked, answered, figures } = await openShop()
  const { id } = await asked()
  await asked()
  await answered(id, { text: 'Grease it.' })
  expect((await figures()).open).toEqual([
    { priority: 'safety', count: 0, waiting: 0 },
    { priority: 'high', count: 0, waiting: 0 },
    { priority: 'normal', count: 2, waiting: 1 },
    { priority: 'low', count: 0, waiting: 0 },
  ])
})

test('the figures are for agents and admins', async () => {
  const { app } = await openShop()
  const readers = [undefined, (await app.member()).token, (await app.member(1)).token]
  const answers = await Promise.all(readers.map((as) => app.call(FIGURES, as ? { as } : {})))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200])
})
