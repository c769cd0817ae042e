import { afterAll, beforeAll, expect, test } from 'vitest'

import { bikeShopper, PRIME, putBuild } from '../../../testing/bike-shopping.ts'
import { snapshotOf } from '../../../testing/snapshot.ts'
import { type BikeOffice, openBikeOffice } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const FRAME_LOCK = 2103
const RULE = {
  kind: 'excludes',
  when_parts: [1002],
  then_parts: [403],
  sizes: [],
  speed_limit_kmh: null,
  repair_parts: [1001],
  text: 'The belt needs a rigid post.',
}
/** A rule that breaks nothing that is kept. */
const MILD = {
  ...RULE,
  when_parts: [1003],
  then_parts: [FRAME_LOCK],
  text: 'The dropper post hits the frame lock.',
}

test('rules are listed in sentences', async () => {
  const { data } = (await office.get('rules')).json()
  expect(
    data.items.map(({ name, sentence }: { name: string; sentence: string }) => `${name} ${sentence}`),
  ).toEqual([
    'R1 1000 W mid-drive, 160 Nm requires 4-piston hydraulic, 203 mm.',
    'R2 750 W mid-drive, 120 Nm requires 4-piston hydraulic, 203 mm.',
    'R3 Carbon bar and stem excludes Front basket.',
    'R4 Belt drive with 8-speed hub excludes 12-speed electronic.',
    'R5 Dual battery 2 x 672 Wh or Range extender 360 Wh isn’t built in size S.',
    'R6 45 km/h class has a warning in countries that allow 25 km/h at most.',
    'R7 Theft cover 12 months requires GPS tracker (2 years of data) or Frame lock.',
  ])
})

test.each([
  ['?kind=requires', [1, 2, 7]],
  ['?search=r3', [3]],
  ['?search=BASKET', [3]],
])('rules%s are found', async (query, ids) => {
  const { data } = (await office.get(`rules${query}`)).json()
  expect(data.items.map(({ id }: { id: number }) => id)).toEqual(ids)
})

test('a rule that breaks sample builds is refused with their names, and saved when that is confirmed', async () => {
  const refused = await office.send('rules', RULE)
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'breaks_samples',
    message:
      'This breaks 2 sample builds: Prime commuter (The belt needs a rigid post.); Homie family (The belt needs a rigid post.).',
  })
  const saved = await office.send('rules', { ...RULE, accept_broken: true }, { key: 'a-new-rule' })
  const again = await office.send('rules', { ...RULE, accept_broken: true }, { key: 'a-new-rule' })
  const { id, name, version } = saved.json().data
  expect([name, id > 100, saved.json().data.text]).toEqual([`R${id}`, true, RULE.text])
  expect(again.json().data).toEqual(saved.json().data)
  const { items } = await office.read<{ items: Array<{ title: string; problem: string | null }> }>(
    'sample-builds',
  )
  expect(items.filter(({ problem }) => problem !== null).map(({ title }) => title)).toEqual([
    'Prime commuter',
    'Homie family',
  ])
  const deleted = await office.send(`rules/${id}/delete`, { version })
  expect(deleted.statusCode).toBe(200)
  expect((await office.auditOf('rule', id)).map(({ action }) => action)).toEqual([
    'rule.create',
    'rule.delete',
  ])
})

test('a rule after which a bike couldn’t be built as it comes is always refused', async () => {
  const rule = { ...RULE, when_parts: [401], then_parts: [1001] }
  const refused = await office.send('rules', { ...rule, accept_broken: true })
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'breaks_bikes',
    message: 'Nireeka Prime, S, Graphite can’t be built in its standard form: The belt needs a rigid post.',
  })
})

test('before it is saved, a rule’s effects are counted, and nothing is written', async () => {
  const { app } = office
  const member = await bikeShopper(app, { part_ids: [403, 1002] })
  const body = { ...PRIME, part_ids: [403, 1002] }
  for (const name of ['One', 'Two']) {
    await app.call('/api/configurator/save', { method: 'POST', as: member.token, body: { ...body, name } })
  }
  const before = await snapshotOf(app.db)
  const { data } = (await office.send('rules/check', { id: null, rule: RULE })).json()
  const { sessions: _seen, ...after } = await snapshotOf(app.db)
  expect(before).toMatchObject(after)
  expect(data).toMatchObject({
    refusal: null,
    samples: { total: 2, broken: 2, builds: [{ title: 'Prime commuter', problem: RULE.text }, {}] },
    defaults: { total: 0, broken: 0, builds: [] },
    saved: {
      total: 2,
      broken: 2,
      builds: [{ title: 'Nireeka Prime, M, Graphite', count: 2, problem: RULE.text }],
    },
    carts: { total: 1, broken: 1, builds: [{ count: 1 }] },
  })
})

test('the check of a rule that replaces another says what can be ordered again', async () => {
  const { app } = office
  const { version, ...saved } = (await office.send('rules', MILD)).json().data
  const member = await app.member()
  const body = { mode: 'CNM', ...PRIME, part_ids: [1003, FRAME_LOCK] }
  expect((await putBuild(app, member, body)).json().data).toEqual({ part_ids: [MILD.text] })
  const rule = { ...MILD, then_parts: [2005] }
  const { data } = (await office.send('rules/check', { id: saved.id, rule })).json()
  expect(data.samples).toMatchObject({ total: 0, broken: 0 })
  expect((await office.send(`rules/${saved.id}`, { ...rule, version })).statusCode).toBe(200)
  expect((await putBuild(app, member, body)).statusCode).toBe(200)
  const stale = await office.send(`rules/${saved.id}`, { ...MILD, version })
  expect(stale.json()).toMatchObject({ status: 409, error: 'stale_version' })
  expect(await office.auditOf('rule', saved.id)).toMatchObject([
    { action: 'rule.create' },
    { action: 'rule.edit', before: { then_parts: [FRAME_LOCK] }, after: { then_parts: [2005] } },
  ])
})

test.each([
  ['no part', { when_parts: [] }, 'when_parts'],
  ['no other part', { then_parts: [] }, 'then_parts'],
  ['a part on both sides', { then_parts: [1002] }, 'then_parts'],
  ['an unknown part', { then_parts: [9999] }, 'then_parts'],
  ['a size in a rule about parts', { sizes: ['S'] }, 'sizes'],
  ['a rule about sizes without one', { kind: 'excludes_size', then_parts: [] }, 'sizes'],
  ['a rule about countries without a limit', { kind: 'excludes_country', then_parts: [] }, 'speed_limit_kmh'],
  ['no text', { text: ' ' }, 'text'],
])('%s is refused', async (_what, change, field) => {
  const answer = await office.send('rules', { ...RULE, ...change })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().data)).toEqual([field])
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads, tries or writes rules: %i', async (flag, status) => {
  const as = flag === null ? '' : (await office.app.member(flag)).token
  const answers = [
    await office.get('rules', as),
    await office.send('rules', RULE, { as }),
    await office.send('rules/check', { id: null, rule: RULE }, { as }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
})
