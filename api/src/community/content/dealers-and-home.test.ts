import type { ContentItemData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedPages } from '../../../seed/pages.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { adoptContent } from './adopt-content.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedPages(app.db)
  await adoptContent(app.db, new Date())
  admin = await app.member(9)
})
afterAll(() => app.close())

const get = (path: string) => app.call(`/api/backoffice/content/${path}`, { as: admin.token })
const send = (path: string, body: unknown) =>
  app.call(`/api/backoffice/content/${path}`, {
    method: 'POST',
    as: admin.token,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
const read = async (path: string): Promise<ContentItemData> => (await get(path)).json().data
const publish = (path: string, version: number) => send(`${path}/publication`, { version, at: null })
const dealers = async () => (await app.call('/api/dealers')).json().data.dealers
const typesShown = async () =>
  (await app.call('/api/home-page')).json().data.sections.map(({ type }: { type: string }) => type)

test('a dealer’s new phone number is a draft, and then what everybody reads', async () => {
  const { data, version } = await read('dealer/6')
  const phone = '+49 30 5550999'
  const saved = await send('dealer/6', { version, data: { ...data, phone } })
  expect(saved.json().data).toMatchObject({ state: 'changed', title: 'Spree Antrieb, Berlin' })
  expect((await dealers())[5]).not.toMatchObject({ phone })
  await publish('dealer/6', version + 1)
  expect(await dealers()).toContainEqual(expect.objectContaining({ id: 6, phone }))
})

test('a new dealer is shown from its publication until it is withdrawn', async () => {
  const { data } = await read('dealer/11')
  const { key, may_withdraw } = (await send('dealer', { data: { ...data, name: 'Inn Velo' } })).json().data
  expect(may_withdraw).toBe(true)
  expect(await dealers()).toHaveLength(14)
  await publish(`dealer/${key}`, 1)
  expect(await dealers()).toContainEqual(
    expect.objectContaining({ id: Number(key), name: 'Inn Velo', country_code: 'AT' }),
  )
  await send(`dealer/${key}/withdraw`, { version: 1 })
  expect(await dealers()).toHaveLength(14)
})

test.each([
  [{ latitude: 123 }, 'data.latitude', 'This must be between -90 and 90 degrees.'],
  [{ country: 'Atlantis' }, 'country', 'Please choose one of our countries.'],
])('a dealer with %j is refused with a sentence', async (change, field, sentence) => {
  const { data, version } = await read('dealer/11')
  const refused = await send('dealer/11', { version, data: { ...data, ...change } })
  expect([refused.statusCode, refused.json().data]).toEqual([422, { [field]: [sentence] }])
})

test('a section that is hidden is gone from the page, and nothing can be added or withdrawn', async () => {
  const { data, version, may_withdraw } = await read('home-section/order')
  if (data.kind !== 'home-section' || data.section.type !== 'order') throw new Error('This is no order')
  const { sections } = data.section.data
  const without = sections.map((it) => (it.type === 'quotes' ? { ...it, is_shown: false } : it))
  const section = { type: 'order', data: { sections: without } }
  expect(may_withdraw).toBe(false)
  await send('home-section/order', { version, data: { kind: 'home-section', section } })
  expect(await typesShown()).toContain('quotes')
  await publish('home-section/order', version + 1)
  expect(await typesShown()).not.toContain('quotes')
  expect((await send('home-section', { data })).json().error).toBe('nothing_is_added')
})

test('a section’s preview is of its draft alone', async () => {
  const { data, version } = await read('home-section/bike-choose')
  const section = { type: 'bike_choose', data: { title: 'Pick one', text: 'Any.' } }
  await send('home-section/bike-choose', { version, data: { ...data, section } })
  const { body } = (
    await get(`home-section/bike-choose/versions/${version + 1}/preview?address=/api/home-page`)
  ).json().data
  expect(body.data.sections).toContainEqual(section)
  expect((await app.call('/api/home-page')).json().data.sections).not.toContainEqual(section)
})
