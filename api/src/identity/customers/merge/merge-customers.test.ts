import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../../testing/add-rows.ts'
import { emailsTo } from '../../../testing/emails.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { addOrder } from '../../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const PASSWORD = 'a very long pass phrase'
type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let admin: Member
let old: Member
let kept: Member
beforeAll(async () => {
  app = await openTestApp({ passwords: plainPasswords().passwords })
  admin = await app.member(9)
  await addProduct(app.db, { id: 900 })
  await addProduct(app.db, { id: 901 })
})
afterAll(() => app.close())
beforeEach(async () => {
  old = await app.member()
  kept = await app.member()
  const password_hash = `plain ${PASSWORD}`
  await app.db.updateTable('users').set({ password_hash }).where('id', 'in', [old.id, kept.id]).execute()
})

const pathOf = (id: number, rest = '') => `/api/backoffice/customers/${id}${rest}`
const read = async (id: number) => (await app.call(pathOf(id), { as: admin.token })).json().data
const merge = (body: object = {}, id = old.id) =>
  app.call(pathOf(id, '/merge'), {
    method: 'POST',
    as: admin.token,
    body: { into_id: kept.id, into_version: 1, version: 1, reason: 'One person.', ...body },
  })
const review = (user_id: number, product_id: number, rating: number) =>
  app.db
    .insertInto('reviews')
    .values({
      product_id,
      user_id,
      author: 'Rita',
      rating,
      is_verified: true,
      state: 'published',
      title: null,
      body: null,
      reason: null,
      created_at: new Date(),
      decided_at: new Date(),
      decided_by: 'staff:1',
    })
    .execute()
const logIn = (email: string) =>
  app.call('/api/user/login', { method: 'POST', body: { email, password: PASSWORD } })

test('everything moves at once; the account that ends is logged out, and both addresses are told', async () => {
  const order = await addOrder(app, old.id, { status: 'delivered', paid_at: new Date() })
  await review(old.id, 900, 1)
  await review(kept.id, 900, 5)
  await review(old.id, 901, 4)

  const preview = (await app.call(pathOf(old.id, `/merge/${kept.id}`), { as: admin.token })).json().data
  expect(preview.blockers).toEqual([])
  expect(preview.items).toContainEqual({ name: 'orders', from: 1, into: 0, duplicates: 0 })
  expect(preview.items).toContainEqual({ name: 'reviews', from: 2, into: 1, duplicates: 1 })

  expect((await merge()).statusCode).toBe(200)
  const reviews = app.db.selectFrom('reviews').select(['product_id', 'rating']).orderBy('product_id')
  expect(await reviews.where('user_id', '=', kept.id).execute()).toEqual([
    { product_id: 900, rating: 5 },
    { product_id: 901, rating: 4 },
  ])
  expect(await reviews.where('user_id', '=', old.id).execute()).toEqual([])
  const buyer = app.db.selectFrom('orders').select('user_id').where('id', '=', order)
  expect(await buyer.executeTakeFirst()).toEqual({ user_id: kept.id })
  const product = app.db.selectFrom('products').select('rating_count').where('id', '=', 900)
  expect(await product.executeTakeFirst()).toEqual({ rating_count: 1 })

  expect((await app.call('/api/credits', { as: old.token })).statusCode).toBe(401)
  for (const { email } of [old, kept]) {
    expect((await emailsTo(app.db, email)).map(({ template }) => template)).toEqual(['accounts_merged'])
  }
  expect((await read(old.id)).merged_into).toMatchObject({ id: kept.id, email: kept.email })
  expect((await read(kept.id)).merged).toEqual([{ id: old.id, email: old.email }])
})

test('a login with the right password says which email address is the right one, and only then', async () => {
  await merge()
  const told = await logIn(old.email)
  expect(told.statusCode).toBe(403)
  expect(told.json()).toMatchObject({ error: 'merged' })
  expect(told.json().message).toContain(`${kept.email[0]}•••@example.com`)
  expect(told.json().message).not.toContain(kept.email)
  const wrong = await app.call('/api/user/login', {
    method: 'POST',
    body: { email: old.email, password: 'wrong wrong wrong' },
  })
  expect(wrong.statusCode).toBe(401)
  expect((await logIn(kept.email)).statusCode).toBe(200)
})

test('both accounts have to be as they were read', async () => {
  expect((await merge({ version: 2 })).statusCode).toBe(409)
  expect((await merge({ into_version: 2 })).statusCode).toBe(409)
  expect((await read(old.id)).merged_into).toBeNull()
})

test('nobody merges themselves, and no account of staff, that is blocked, to be deleted or waits for money', async () => {
  const agent = await app.member(5)
  expect((await merge({ into_id: admin.id })).json().error).toBe('own_account')
  expect((await merge({ into_id: old.id })).json().error).toBe('not_mergeable')
  expect((await merge({ into_id: agent.id })).json().message).toContain('belongs to our staff')
  const block = { method: 'POST', as: admin.token, body: { reason: 'Stolen cards.', version: 1 } } as const
  await app.call(pathOf(kept.id, '/block'), block)
  expect((await merge({ into_version: 2 })).json().message).toContain('is blocked')
  await app.call(pathOf(kept.id, '/unblock'), { ...block, body: { reason: 'A mistake.', version: 2 } })
  await addOrder(app, old.id)
  expect((await merge({ into_version: 3 })).json().message).toContain('isn’t paid yet')
})

test('nothing can be done with an account that has ended', async () => {
  await merge()
  const block = await app.call(pathOf(old.id, '/block'), {
    method: 'POST',
    as: admin.token,
    body: { reason: 'Again.', version: 2 },
  })
  expect(block.json().error).toBe('merged')
  expect((await merge({ version: 2 })).json().error).toBe('merged')
})

test('what a request writes while the accounts are merged follows', async () => {
  await merge()
  await app.db.insertInto('forum_read_all').values({ user_id: old.id, before: new Date() }).execute()
  await app.finishMergers()
  const rows = app.db.selectFrom('forum_read_all').select('user_id').where('user_id', 'in', [old.id, kept.id])
  expect(await rows.execute()).toEqual([{ user_id: kept.id }])
})
