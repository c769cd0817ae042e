import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.member(9)
})
afterAll(() => app.close())

const GRANT = { amount: 25.5, reason: 'Your bike came late.' }

const grant = (id: number, body: object = GRANT, key = 'a-good-key') =>
  app.call(`/api/backoffice/customers/${id}/credits`, {
    method: 'POST',
    as: admin.token,
    headers: { 'idempotency-key': key },
    body,
  })
const auditOf = (id: number) =>
  app.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_kind', '=', 'customer')
    .where('subject_id', '=', id)
    .execute()

test('a member gets credit for a year, and reads why', async () => {
  const rita = await app.member()
  expect((await grant(rita.id)).json().data).toMatchObject({ balance: 25.5, total: 1 })
  const { data } = (await app.call('/api/credits', { as: rita.token })).json()
  expect(data.items).toMatchObject([{ kind: 'goodwill', amount: 25.5, note: GRANT.reason }])
  expect(data.expiring).toHaveLength(1)
  expect(await auditOf(rita.id)).toMatchObject([{ action: 'customer.credit', after: GRANT }])
})

test('the same key again grants nothing more, also at once; another grant under it is refused', async () => {
  const { id } = await app.member()
  const answers = await Promise.all([grant(id), grant(id), grant(id)])
  expect(answers.map((answer) => answer.json().data.balance)).toEqual([25.5, 25.5, 25.5])
  expect(await auditOf(id)).toHaveLength(1)
  expect((await grant(id, { ...GRANT, amount: 30 })).json()).toMatchObject({ status: 409, error: 'key_used' })
  expect((await grant(id, GRANT, 'another-key')).json().data.balance).toBe(51)
})

test.each([
  { ...GRANT, amount: 0 },
  { ...GRANT, amount: -5 },
  { ...GRANT, amount: 500.01 },
  { ...GRANT, amount: 1.005 },
  { ...GRANT, reason: ' ' },
])('%j is refused', async (body) => {
  const { id } = await app.member()
  expect((await grant(id, body)).statusCode).toBe(422)
  expect(await auditOf(id)).toEqual([])
})

test('nobody gets what is for nobody', async () => {
  expect((await grant(999_999)).statusCode).toBe(404)
})

test('nobody grants credit to themselves', async () => {
  expect((await grant(admin.id)).json()).toMatchObject({ status: 409, error: 'own_account' })
  expect(await auditOf(admin.id)).toEqual([])
})
