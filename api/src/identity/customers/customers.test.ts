import type { CustomerData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'a very long pass phrase'
const REASON = 'Paid with stolen cards.'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
let rita: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp({ passwords: plainPasswords().passwords })
  admin = await app.member(9)
})
afterAll(() => app.close())
beforeEach(async () => {
  rita = await app.member()
  await app.db
    .updateTable('users')
    .set({ password_hash: `plain ${PASSWORD}` })
    .where('id', '=', rita.id)
    .execute()
})

const pathOf = (id: number, rest = '') => `/api/backoffice/customers/${id}${rest}`
const read = async (id: number): Promise<CustomerData> =>
  (await app.call(pathOf(id), { as: admin.token })).json().data
const send = (path: string, body: object = {}, { id = rita.id, as = admin.token, version = 1 } = {}) =>
  app.call(pathOf(id, `/${path}`), { method: 'POST', as, body: { reason: REASON, version, ...body } })
const logIn = () =>
  app.call('/api/user/login', { method: 'POST', body: { email: rita.email, password: PASSWORD } })
const templates = async () => (await emailsTo(app.db, rita.email)).map(({ template }) => template)
const lastAudit = () =>
  app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'subject_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

test('an account stands with its role, sessions and what was asked for, and no secret', async () => {
  const customer = await read(rita.id)
  expect(customer).toMatchObject({
    id: rita.id,
    name: 'Rita Rider',
    email: rita.email,
    role: 'customer',
    is_own: false,
    has_second_factor: false,
    block: null,
    sessions: [{ device: null }],
    export: null,
    deletion: null,
    version: 1,
  })
  expect(JSON.stringify(customer)).not.toMatch(/password|plain/)
  expect((await read(admin.id)).is_own).toBe(true)
  expect((await app.call(pathOf(999_999), { as: admin.token })).statusCode).toBe(404)
})

test('a blocked member is logged out, and told why at the login, until it is taken back', async () => {
  const blocked = await send('block')
  expect(blocked.json().data).toMatchObject({ block: { reason: REASON }, sessions: [], version: 2 })
  expect((await app.call('/api/me', { as: rita.token })).statusCode).toBe(401)
  expect(await app.sessions.renew(rita.refresh)).toEqual({ status: 'over' })
  expect(await lastAudit()).toEqual({
    action: 'customer.block',
    subject_kind: 'customer',
    subject_id: rita.id,
    before: { blocked: false },
    after: { blocked: true, sessions_ended: 1, reason: REASON },
  })

  const refused = await logIn()
  expect(refused.json()).toMatchObject({ status: 403, error: 'blocked' })
  expect(refused.json().message).toContain(REASON)
  expect(refused.headers['set-cookie']).toBeUndefined()

  expect((await send('block', {}, { version: 2 })).json().error).toBe('blocked_already')
  expect((await send('unblock', {}, { version: 2 })).json().data.block).toBeNull()
  expect((await logIn()).statusCode).toBe(200)
})

test('whoever has a wrong password isn’t told that the account is blocked', async () => {
  await send('block')
  const body = { email: rita.email, password: 'not the password' }
  expect((await app.call('/api/user/login', { method: 'POST', body })).json().error).toBe('wrong_credentials')
})

test('a login of a blocked member doesn’t take back the deletion', async () => {
  await send('deletion')
  await send('block', {}, { version: 2 })
  await logIn()
  expect((await read(rita.id)).deletion).not.toBeNull()
})

test('signing out ends every session of the member and no other', async () => {
  await app.sessions.start(rita.id, true)
  const done = await send('sign-out')
  expect(done.json().data.sessions).toEqual([])
  expect((await app.call('/api/me', { as: rita.token })).statusCode).toBe(401)
  expect((await app.call('/api/me', { as: admin.token })).statusCode).toBe(200)
  expect((await lastAudit())?.after).toEqual({ sessions_ended: 2, reason: REASON })
})

test('a role is changed at once, for others only', async () => {
  const changed = await send('role', { role: 'agent' })
  expect(changed.json().data).toMatchObject({ role: 'agent', version: 2 })
  expect((await app.call('/api/backoffice/reviews', { as: rita.token })).statusCode).toBe(200)
  expect(await lastAudit()).toMatchObject({
    before: { role: 'customer', areas: [] },
    after: { role: 'agent', areas: ['support', 'community'] },
  })
  expect((await send('role', { role: 'agent' }, { version: 2 })).json().error).toBe('same_role')
  expect((await send('role', { role: 'owner' }, { version: 2 })).statusCode).toBe(422)
})

test('nobody blocks themselves or changes their own role', async () => {
  const own = { id: admin.id }
  expect((await send('role', { role: 'customer' }, own)).json().error).toBe('own_account')
  expect((await send('block', {}, own)).json().error).toBe('own_account')
  expect((await read(admin.id)).role).toBe('admin')
})

test('of two admins who take each other’s role at once, one stays', async () => {
  const [one, other] = [await app.member(9), await app.member(9)]
  const answers = await Promise.all([
    send('role', { role: 'customer' }, { id: other.id, as: one.token }),
    send('role', { role: 'customer' }, { id: one.id, as: other.token }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  const roles = [(await read(one.id)).role, (await read(other.id)).role]
  expect(roles.toSorted()).toEqual(['admin', 'customer'])
})

test('a file is asked for on behalf of a member, who alone can download it', async () => {
  const asked = await send('data-export')
  expect(asked.json().data.export).toMatchObject({ state: 'waiting' })
  expect((await send('data-export', {}, { version: 2 })).json().error).toBe('export_is_being_made')
  await app.makeDataExports()
  expect(await templates()).toEqual(['data_export_ready'])
  const { export: made } = await read(rita.id)
  const path = `/api/account/data/exports/${made?.id}`
  expect((await app.call(path, { as: admin.token })).statusCode).toBe(404)
  expect((await app.call(path, { as: rita.token })).statusCode).toBe(200)
})

test('a deletion is asked for and cancelled, and the member is told of both', async () => {
  expect((await send('deletion/cancel')).json().error).toBe('no_deletion')
  const asked = await send('deletion')
  expect(asked.json().data).toMatchObject({ sessions: [], version: 2 })
  expect(asked.json().data.deletion.due_at).toEqual(expect.any(String))
  expect((await send('deletion/cancel', {}, { version: 2 })).json().data.deletion).toBeNull()
  expect(await templates()).toEqual(['account_deletion_asked', 'account_deletion_cancelled'])
})

test('what isn’t finished and a role of staff stand in the way of a deletion', async () => {
  await addOrder(app, rita.id, { status: 'paid' })
  const open = (await send('deletion')).json()
  expect(open).toMatchObject({ status: 409, error: 'not_finished' })
  expect(open.message).toContain('NK-')
  const agent = await app.member(1)
  expect((await send('deletion', {}, { id: agent.id })).json().message).toContain('staff')
  expect(await templates()).toEqual([])
})

test('an account that is to be deleted isn’t given to staff', async () => {
  await send('deletion')
  const refused = await send('role', { role: 'admin' }, { version: 2 })
  expect(refused.json()).toMatchObject({ status: 409, error: 'deletion_asked' })
  expect(await read(rita.id)).toMatchObject({ role: 'customer', version: 2 })
})

test.each(['block', 'sign-out', 'data-export', 'deletion'])(
  'of two who do %s at the same version, the second is refused and writes nothing',
  async (path) => {
    await send('role', { role: 'agent' })
    const before = await app.db.selectFrom('audit_log').select('id').execute()
    expect((await send(path)).json()).toMatchObject({ status: 409, error: 'stale_version' })
    expect(await app.db.selectFrom('audit_log').select('id').execute()).toEqual(before)
    expect((await read(rita.id)).version).toBe(2)
  },
)

test('a deleted member has no page', async () => {
  const user_name = `Deleted member ${rita.id}`
  await app.db.updateTable('users').set({ user_name }).where('id', '=', rita.id).execute()
  expect((await app.call(pathOf(rita.id), { as: admin.token })).statusCode).toBe(404)
  expect((await send('block')).statusCode).toBe(404)
})

test.each(['', '/purchases', '/credits', '/support'])(
  'guests, members and agents don’t read %s of a customer',
  async (path) => {
    const agent = await app.member(1)
    const callers = [undefined, rita.token, agent.token, admin.token]
    const answers = await Promise.all(callers.map((as) => app.call(pathOf(rita.id, path), { as })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 200])
  },
)
