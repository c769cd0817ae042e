import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openPost } from '../../../testing/post.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addFailed } from './testing.ts'

const LIST = '/api/backoffice/failed-emails'

let app: TestApp
let admin = ''
beforeAll(async () => {
  app = await openTestApp()
  admin = (await app.member(9)).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('outbox').execute()
})

const list = async (query = '') => (await app.call(`${LIST}${query}`, { as: admin })).json().data
const sendAgain = (id: number, as = admin) => app.call(`${LIST}/${id}/send-again`, { method: 'POST', as })

test('what was given up is listed, the latest first, without the names of its readers', async () => {
  await addFailed(app.db, { at: new Date('2026-11-01T23:59:59.999Z') })
  const at = new Date('2026-11-02T00:00:00Z')
  await addFailed(app.db, { at, to: 'bea@b.example', template: 'reset', error: 'No bea@b.example here' })
  await addFailed(app.db, { at, outcome: 'sent' })
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items[0]).toEqual({
    id: expect.any(Number),
    template: 'reset',
    to: 'b…@b.example',
    error: 'No b…@b.example here',
    attempts: 10,
    given_up_at: '2026-11-02T00:00:00.000Z',
    is_whole: false,
  })
  expect(items[1]).toMatchObject({ to: 'a…@example.com', is_whole: true })
  expect((await list('?from=2026-11-02')).total).toBe(1)
  expect((await list('?to=2026-11-01')).items).toMatchObject([{ template: 'welcome' }])
})

test('an email that is sent again arrives once, and is off the list', async () => {
  const id = await addFailed(app.db)
  const answers = await Promise.all([sendAgain(id), sendAgain(id)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await list()).total).toBe(0)
  const post = openPost(app.db)
  await post.run()
  expect(post.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
  expect((await sendAgain(id)).statusCode).toBe(409)
})

test('an email whose link is erased is not sent without it', async () => {
  const id = await addFailed(app.db, { template: 'reset' })
  expect((await sendAgain(id)).json()).toMatchObject({ status: 409, error: 'not_whole' })
  expect((await list()).total).toBe(1)
})

test('only admins see failed emails and send them again', async () => {
  const id = await addFailed(app.db)
  const agent = (await app.member(1)).token
  expect((await sendAgain(id, agent)).statusCode).toBe(403)
  const answers = await Promise.all([app.call(LIST), app.call(LIST, { as: agent })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403])
  expect((await sendAgain(999_999)).statusCode).toBe(404)
})
