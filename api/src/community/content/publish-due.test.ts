import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createContentCalls, NEWS } from './testing.ts'

const MORNING = Date.parse('2026-11-20T09:00:00Z')
/** Before the admin's session and password grow too old. */
const SOON = '2026-11-20T09:04:00.000Z'

let app: TestApp
let calls: ReturnType<typeof createContentCalls>
let time = MORNING
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  calls = createContentCalls({ app, admin: await app.member(9) })
})
afterAll(() => app.close())

const publications = async () =>
  (await app.db.selectFrom('audit_log').select('id').where('action', '=', 'content.publish').execute()).length

test('a planned publication happens at its time, once, whatever was saved since', async () => {
  const { key } = await calls.create({ text: 'At four past' })
  const planned = await calls.publish(key, 1, SOON)
  expect(planned.json().data).toMatchObject({ state: 'scheduled', publish_at: SOON, publish_version: 1 })
  await calls.edit(key, 1, { text: 'Not ready' })
  await app.publishDueContent()
  expect(await calls.shown()).toBeNull()
  const before = await publications()

  time = Date.parse(SOON)
  // Two processes at once, and again.
  await Promise.all([app.publishDueContent(), app.publishDueContent()])
  await app.publishDueContent()
  expect(await calls.shown()).toEqual({ text: 'At four past', href: NEWS.href })
  expect(await calls.read(key)).toMatchObject({ state: 'changed', published_version: 1, publish_at: null })
  expect((await publications()) - before).toBe(1)
  time = MORNING
})

test('a planned publication is cancelled, and only once', async () => {
  const { key } = await calls.create({ text: 'Never' })
  await calls.publish(key, 1, SOON)
  const cancel = () => calls.send(`/${key}/publication/cancel`, { version: 1 })
  expect((await cancel()).json().data).toMatchObject({ state: 'draft', publish_at: null })
  expect((await cancel()).json().error).toBe('not_scheduled')
  time = Date.parse(SOON)
  await app.publishDueContent()
  expect(await calls.shown()).not.toMatchObject({ text: 'Never' })
  time = MORNING
})

test('publishing at once ends what was planned; the past can’t be planned', async () => {
  const { key } = await calls.create({ text: 'Now' })
  expect((await calls.publish(key, 1, '2026-11-20T08:59:00Z')).json().data).toHaveProperty('at')
  await calls.publish(key, 1, SOON)
  expect((await calls.publish(key)).json().data).toMatchObject({ state: 'published', publish_at: null })
})
