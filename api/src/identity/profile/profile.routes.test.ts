import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const save = (as: string | undefined, change: Record<string, unknown> = {}) =>
  app.call('/api/account/profile', {
    method: 'PUT',
    as,
    body: { name: 'Rita', last_name: 'Rider', user_name: 'rita.rides', ...change },
  })
const ask = (as: string, name: string) =>
  app.call(`/api/account/user-name?user_name=${encodeURIComponent(name)}`, { as })
const refusalOf = async (as: string, name: string) => (await ask(as, name)).json().data.refusal

test('a member saves their names, and has them from then on', async () => {
  const { token } = await app.member()
  const saved = await save(token, { user_name: 'rita-1' })
  expect(saved.json().data).toMatchObject({ name: 'Rita', last_name: 'Rider', user_name: 'rita-1' })
  expect((await app.call('/api/me', { as: token })).json().data.user_name).toBe('rita-1')
})

test('a user name that somebody has is told while it is asked for, and refused when it is saved', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  await save(anna.token, { user_name: 'only-one' })
  expect(await refusalOf(ben.token, 'only-one')).toBe('This user name is taken.')
  expect(await refusalOf(ben.token, 'another-one')).toBeNull()
  expect(await refusalOf(anna.token, 'only-one')).toBeNull()
  const refused = await save(ben.token, { user_name: 'only-one', name: 'Changed' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().data.user_name).toEqual(['This user name is taken.'])
  expect((await app.call('/api/me', { as: ben.token })).json().data.name).not.toBe('Changed')
})

test('of many who want a user name at once, one gets it', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => app.member()))
  const codes = await Promise.all(
    members.map(async ({ token }) => (await save(token, { user_name: 'wanted' })).statusCode),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 422)).toHaveLength(7)
})

test.each(['nireeka', 'team-nireeka', 'admin', 'support', 'deleted-user'])(
  'the user name %s is kept for us',
  async (user_name) => {
    const { token } = await app.member()
    expect((await save(token, { user_name })).statusCode).toBe(422)
    expect(await refusalOf(token, user_name)).toBe('This user name is reserved for our staff.')
  },
)

test.each([
  'ab',
  'x'.repeat(31),
  'Rita',
  'rita rider',
  '-rita',
  'rita..r',
  'ríta',
  '<b>rita</b>',
  'rita@example.com',
])('%s is no user name', async (user_name) => {
  const { token } = await app.member()
  expect((await save(token, { user_name })).statusCode).toBe(422)
  expect((await ask(token, user_name)).statusCode).toBe(422)
})

test('names may not be blank, and nothing but the names is saved', async () => {
  const { token } = await app.member()
  expect((await save(token, { name: ' ' })).statusCode).toBe(422)
  expect((await save(token, { is_admin: 9 })).statusCode).toBe(422)
  expect((await save(undefined)).statusCode).toBe(401)
})

const saveHeight = (as: string | undefined, height_cm: unknown) =>
  app.call('/api/account/rider', { method: 'PUT', as, body: { height_cm } })
const heightOf = async (as: string) => (await app.call('/api/me', { as })).json().data.height_cm

test('a member tells their height, and takes it away again', async () => {
  const { token } = await app.member()
  expect(await heightOf(token)).toBeNull()
  expect((await saveHeight(token, 172)).json().data.height_cm).toBe(172)
  await save(token)
  expect(await heightOf(token)).toBe(172)
  expect((await saveHeight(token, null)).statusCode).toBe(200)
  expect(await heightOf(token)).toBeNull()
})

test.each([119, 231, 172.5, '172', undefined])('%s is no height', async (height_cm) => {
  const { token } = await app.member()
  expect((await saveHeight(token, height_cm)).statusCode).toBe(422)
})

test('who isn’t logged in has no height', async () => {
  expect((await saveHeight(undefined, 172)).statusCode).toBe(401)
})

test('a member’s public data doesn’t have their height', async () => {
  const { token, id } = await app.member()
  await saveHeight(token, 172)
  expect((await app.call(`/api/user/${id}/info`)).json().data).not.toHaveProperty('height_cm')
})
