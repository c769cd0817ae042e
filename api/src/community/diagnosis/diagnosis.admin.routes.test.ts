import type { AdminDiagnosisData, DiagnosisListData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedDiagnosis } from '../../../seed/diagnosis/seed-diagnosis.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { GUIDE } from './testing.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedSpares(app.db)
  await seedDiagnosis(app.db)
  admin = await app.member(9)
})
afterAll(() => app.close())

const STAFF = '/api/backoffice/diagnosis'
const send = (method: 'POST' | 'PUT', path: string, body: object, key: string = crypto.randomUUID()) =>
  app.call(`${STAFF}${path}`, { method, as: admin.token, body, headers: { 'idempotency-key': key } })
const list = async (query = ''): Promise<DiagnosisListData> =>
  (await app.call(`${STAFF}${query}`, { as: admin.token })).json().data
const created = async (slug: string): Promise<AdminDiagnosisData> =>
  (await send('POST', '', { ...GUIDE, slug })).json().data
const isPublic = async (slug: string) =>
  (await app.call(`/api/help-center/diagnosis/${slug}`)).statusCode === 200
const inputOf = ({ id: _id, is_published: _published, updated_at: _at, ...guide }: AdminDiagnosisData) =>
  guide

test('the list has all guides, and is searched and filtered', async () => {
  const all = await list()
  expect(all.total).toBeGreaterThanOrEqual(49)
  expect(all.items).toHaveLength(50)
  expect((await list('?search=E17')).items).toMatchObject([
    { code: 'E17', is_published: true, check_count: 4 },
  ])
  expect((await list('?search=%25')).total).toBe(0)
  expect((await list('?kind=code')).total).toBe(24)
  expect((await list('?area=brakes&kind=symptom')).items.map(({ area }) => area)).not.toContain('motor')
  await created('listed-draft')
  expect((await list('?state=draft')).items.map(({ slug }) => slug)).toEqual(['listed-draft'])
})

test('a new guide is a draft, is written once, and is public once it is published', async () => {
  const first = (await send('POST', '', { ...GUIDE, slug: 'new-guide' }, 'a-new-guide')).json().data
  const again = (await send('POST', '', { ...GUIDE, slug: 'new-guide' }, 'a-new-guide')).json().data
  expect(again).toEqual(first)
  expect([first.is_published, await isPublic('new-guide')]).toEqual([false, false])
  const { version } = first
  await send('POST', `/${first.id}/publish`, { is_published: true, version })
  expect(await isPublic('new-guide')).toBe(true)
  const found = (await app.call('/api/help-center/diagnosis?q=bell+ring')).json().data.guides
  expect(found.map(({ slug }: { slug: string }) => slug)).toContain('new-guide')
  await send('POST', `/${first.id}/publish`, { is_published: false, version: version + 1 })
  expect(await isPublic('new-guide')).toBe(false)
})

test('an edit is public at once, and the audit log has what has changed and nothing else', async () => {
  const guide: AdminDiagnosisData = (
    await app.call(`${STAFF}/${(await list('?search=E15')).items[0]?.id}`, { as: admin.token })
  ).json().data
  expect(guide.outcomes.find(({ key }) => key === 'sensor')?.parts).toEqual(['NK-A-ECU-201'])
  const saved = await send('PUT', `/${guide.id}`, { ...inputOf(guide), title: 'The speed is missing' })
  expect(saved.json().data).toMatchObject({ title: 'The speed is missing', version: guide.version + 1 })
  expect((await app.call('/api/help-center/diagnosis/e15')).json().data.title).toBe('The speed is missing')
  const entry = await app.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({
    action: 'diagnosis.edit',
    subject_kind: 'diagnosis',
    subject_id: guide.id,
    before: { title: 'No speed signal' },
    after: { title: 'The speed is missing' },
  })
})

test('whether the bike may be ridden, the mark and the minutes are written and cleared', async () => {
  const guide = await created('with-facts')
  const facts = { safe_to_ride: 'Yes, by day only', do_not_ride: true, minutes: 240 }
  const saved = await send('PUT', `/${guide.id}`, { ...inputOf(guide), ...facts })
  expect(saved.json().data).toMatchObject(facts)
  const none = { safe_to_ride: null, do_not_ride: false, minutes: null }
  const cleared = await send('PUT', `/${guide.id}`, { ...inputOf(saved.json().data), ...none })
  expect(cleared.json().data).toMatchObject(none)
  const entry = await app.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect([entry?.before, entry?.after]).toEqual([facts, none])
})

test('of two who change the same guide the second one is told', async () => {
  const guide = await created('two-admins')
  const mine = inputOf(guide)
  expect((await send('PUT', `/${guide.id}`, { ...mine, title: 'First' })).statusCode).toBe(200)
  const late = await send('PUT', `/${guide.id}`, { ...mine, title: 'Second' })
  expect(late.json()).toMatchObject({ status: 409, error: 'stale_version' })
  const publication = { is_published: true, version: guide.version }
  expect((await send('POST', `/${guide.id}/publish`, publication)).json().error).toBe('stale_version')
})

const [check] = GUIDE.checks
const outcome = { key: 'buy', kind: 'part', title: 'Buy', text: '' }
const leadsTo = (to: string) => [{ ...check, answers: [check!.answers[0], { label: 'No', to }] }]
const withPart = (parts: string[]) => ({
  checks: leadsTo('buy'),
  outcomes: [GUIDE.outcomes[1], { ...outcome, parts }],
})

test.each([
  ['an answer that leads nowhere', { checks: leadsTo('gone') }, 'checks'],
  ['a check that leads to itself', { checks: leadsTo('loose') }, 'checks'],
  ['an outcome out of reach', { checks: leadsTo('ask') }, 'outcomes'],
  ['a single answer', { checks: [{ ...check, answers: check!.answers.slice(0, 1) }] }, 'checks'],
  ['no check', { checks: [] }, 'checks'],
  ['a part that there isn’t', withPart(['NK-X-XXX-999']), 'outcomes'],
  ['an accessory’s outcome without a part', withPart([]), 'outcomes'],
  ['a symptom with a code', { code: 'E30' }, 'code'],
  ['a code without one', { kind: 'code' }, 'code'],
  ['a code of another guide', { kind: 'code', code: 'E01' }, 'code'],
  ['the address of another guide', { slug: 'flat-tyre' }, 'slug'],
  ['an address with capitals', { slug: 'Bell' }, 'slug'],
  ['no title', { title: ' ' }, 'title'],
  ['an empty sentence about riding', { safe_to_ride: ' ' }, 'safe_to_ride'],
  ['no minutes at all', { minutes: 0 }, 'minutes'],
  ['more minutes than four hours', { minutes: 241 }, 'minutes'],
  ['half a minute', { minutes: 0.5 }, 'minutes'],
])('%s is refused', async (_what, change, field) => {
  const answer = await send('POST', '', { ...GUIDE, slug: 'refused', ...change })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().data).map((name) => name.split('.')[0])).toContain(field)
})
