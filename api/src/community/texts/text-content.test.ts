import type { ContentItemData, InformationTextData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seededTexts, seedTexts } from '../../../seed/texts/seed-texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { adoptContent } from '../content/adopt-content.ts'

const TODAY = '2026-12-01'
const PATH = '/api/backoffice/content/text'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(`${TODAY}T12:00:00Z`) })
  await seedTexts(app.db)
  await adoptContent(app.db, new Date())
  as = (await app.member(9)).token
})
afterAll(() => app.close())

const terms = seededTexts.terms.text
const PROMISE = { heading: 'A new promise', paragraphs: ['We answer every letter.'] }
const longer: InformationTextData = { ...terms, sections: [...terms.sections, PROMISE] }

const send = (path: string, body: object) => app.call(`${PATH}${path}`, { method: 'POST', as, body })
const save = (key: string, version: number, text: InformationTextData) =>
  send(`/${key}`, { version, data: { kind: 'text', ...text } })
const shown = async (key: string) => (await app.call(`/api/texts/${key}`)).json().data
const read = async (key: string): Promise<ContentItemData> =>
  (await app.call(`${PATH}/${key}`, { as })).json().data

test('a new version is shown from its publication on, with its day, and the old one comes back', async () => {
  expect((await save('terms', 1, longer)).statusCode).toBe(200)
  expect(await shown('terms')).toEqual({ text: terms, changed_on: '2026-11-02' })
  expect((await send('/terms/publication', { version: 2, at: null })).statusCode).toBe(200)
  expect(await shown('terms')).toEqual({ text: longer, changed_on: TODAY })
  await save('terms', 2, terms)
  await send('/terms/publication', { version: 3, at: null })
  expect((await shown('terms')).text).toEqual(terms)
})

test('a page that shows no day of change shows none after a change', async () => {
  const { text } = seededTexts['about-us']
  await save('about-us', 1, { ...text, description: 'What we stand for.' })
  await send('/about-us/publication', { version: 2, at: null })
  expect(await shown('about-us')).toMatchObject({
    changed_on: null,
    text: { description: 'What we stand for.' },
  })
})

test('the preview of a version is what its page would get, and nobody else does', async () => {
  const { version } = await read('rrpolicy')
  const { text } = seededTexts.rrpolicy
  await save('rrpolicy', version, { ...text, title: 'Sending back' })
  const preview = `${PATH}/rrpolicy/versions/${version + 1}/preview`
  const of = async (address: string) =>
    (await app.call(`${preview}?address=${encodeURIComponent(address)}`, { as })).json().data
  expect(await of('/api/texts/rrpolicy')).toMatchObject({
    status: 200,
    body: { success: true, data: { text: { title: 'Sending back' }, changed_on: TODAY } },
  })
  expect((await of('/api/texts/terms')).body.data).toEqual(await shown('terms'))
  expect((await shown('rrpolicy')).text).toEqual(text)
})

test('a text that a page can’t do without is not emptied', async () => {
  const { version } = await read('privacypolicy')
  const { text } = seededTexts.privacypolicy
  const emptied = await save('privacypolicy', version, { ...text, sections: [PROMISE] })
  expect(emptied.statusCode).toBe(422)
  const { text: contact } = seededTexts.contact
  const promises = contact.sections.filter(({ heading }) => heading !== 'Day and night')
  const silent = await save('contact', 1, { ...contact, sections: promises })
  expect(silent.statusCode).toBe(422)
  expect(silent.body).toContain('24 hours a day')
})

test('markup stays the text that it is', async () => {
  const { version } = await read('about-us')
  const { text } = seededTexts['about-us']
  const title = '<script>alert(1)</script>'
  await save('about-us', version, { ...text, title })
  await send('/about-us/publication', { version: version + 1, at: null })
  expect((await shown('about-us')).text.title).toBe(title)
})

test('texts are neither added nor withdrawn', async () => {
  const added = await app.call(PATH, {
    method: 'POST',
    as,
    body: { data: { kind: 'text', ...terms } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(added.statusCode).toBe(422)
  const { version } = await read('faq')
  expect((await send('/faq/withdraw', { version })).statusCode).toBe(404)
})
