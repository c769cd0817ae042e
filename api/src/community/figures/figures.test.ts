import { expect, onTestFinished, test } from 'vitest'

import { openTestApp } from '../../testing/test-app.ts'
import { openedBy, post } from '../support/testing.ts'

const HOUR = 60 * 60_000
const WEEK = '?from=2026-11-14&to=2026-11-20'

/** A shop whose time a test sets; members are new each time, so that their sessions and passwords are. */
async function openShop() {
  let time = Date.parse('2026-11-13T23:59:00Z')
  const app = await openTestApp({ now: () => new Date(time) })
  onTestFinished(app.close)
  const at = (moment: string) => {
    time = Date.parse(moment)
  }
  const asked = async () => openedBy(app, await app.member())
  async function answered(id: number, hours: number, body: object = { text: 'Grease it.' }) {
    time += hours * HOUR
    const { token } = await app.member(1)
    await post(app, `/api/tickets/${id}/replies`, token, body)
  }
  async function figures(path: string, query = WEEK) {
    const { token } = await app.member(9)
    return (await app.call(`/api/backoffice/figures/${path}${query}`, { as: token })).json().data
  }
  return { app, at, asked, answered, figures }
}

test('tickets count on the day they were opened, with the time until our first answer to the customer', async () => {
  const { at, asked, answered, figures } = await openShop()
  const last = await asked()
  await answered(last.id, 3)
  at('2026-11-14T00:00:00Z')
  const [first, second] = [await asked(), await asked(), await asked()]
  await answered(first!.id, 1, { text: 'A note.', is_internal: true })
  await answered(first!.id, 1)
  await answered(first!.id, 1)
  await answered(second!.id, 1, { text: 'Turn it off and on.', state: 'solved' })
  at('2026-11-21T00:00:00Z')
  await asked()
  expect(await figures('tickets')).toEqual({
    opened: { now: 3, before: 1 },
    first_answer: { now: { count: 2, median: 180 }, before: { count: 1, median: 180 } },
    open: 4,
    waiting: 2,
  })
})

test('without tickets before the period there is no figure before', async () => {
  const { at, asked, figures } = await openShop()
  at('2026-11-14T00:00:00Z')
  await asked()
  expect(await figures('tickets')).toMatchObject({
    opened: { now: 1, before: null },
    first_answer: { now: { count: 0, median: null }, before: null },
  })
})

test('bounces count on the day of the refusal, and have no figure before the first issue', async () => {
  const { app, figures } = await openShop()
  for (const [email, at] of Object.entries({
    'a@example.com': '2026-11-13T23:59:59.999Z',
    'b@example.com': '2026-11-14T00:00:00Z',
    'c@example.com': '2026-11-20T23:59:59.999Z',
    'd@example.com': '2026-11-21T00:00:00Z',
  }))
    await app.db
      .insertInto('newsletter_bounces')
      .values({ email, reason: 'Gone.', bounced_at: new Date(at) })
      .execute()
  expect(await figures('newsletter')).toEqual({ bounces: { now: 2, before: null } })
  await app.db
    .insertInto('newsletter_issues')
    .values({
      subject: 'Spring',
      preheader: '',
      body: 'Hello',
      segment: 'all',
      state: 'sending',
      started_at: new Date('2026-11-01T00:00:00Z'),
    })
    .execute()
  expect(await figures('newsletter')).toEqual({ bounces: { now: 2, before: 1 } })
})
