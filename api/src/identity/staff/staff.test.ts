import type { StaffData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 60 * 60_000
const ACCOUNT = {
  name: 'Nora',
  lastname: 'Lund',
  password: 'quiet rivers carry gravel',
  password_confirmation: 'quiet rivers carry gravel',
}

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
let time = Date.now()
let count = 0
beforeAll(async () => {
  app = await openTestApp({ passwords: plainPasswords().passwords, now: () => new Date(time) })
  admin = await app.member(9)
})
afterAll(() => app.close())

const newAddress = () => `invited-${count++}@example.com`
const post = (path: string, body: object, as?: string) => app.call(path, { method: 'POST', as, body })
const manage = async (path: string, body: object, by?: { id: number }) => {
  const { access } = await app.sessions.start(by?.id ?? admin.id, false)
  return post(`/api/backoffice/staff/${path}`, body, access)
}
const linkOf = async (email: string) => {
  const sent = (await emailsTo(app.db, email)).filter(({ template }) => template === 'staff_invitation')
  return (sent.at(-1)?.data as { token: string } | undefined)?.token ?? ''
}
const asked = (body: object) => manage('invitations', { role: 'agent', areas: ['sales'], ...body })
/** Invites an address to support, and returns its invitation and link. */
async function invite(email = newAddress(), by?: { id: number }) {
  const answer = await manage('invitations', { email, role: 'agent', areas: ['support'] }, by)
  const { invitations } = answer.json().data as StaffData
  const invitation = invitations.find((it) => it.email === email.toLowerCase())
  return { email, invitation: invitation!, token: await linkOf(email.toLowerCase()) }
}
const accept = (token: string) => post('/api/staff-invitation/accept', { token, ...ACCOUNT })
const stateOf = async (email: string) => {
  const { access } = await app.sessions.start(admin.id, false)
  const { invitations } = (await app.call('/api/backoffice/staff', { as: access })).json().data as StaffData
  return invitations.find((it) => it.email === email)?.state
}

test('an invited person opens an account by the link, once, and works in that area alone', async () => {
  const { email, token } = await invite()
  expect((await post('/api/staff-invitation', { token })).json().data).toEqual({ email, has_account: false })
  expect((await accept(token)).statusCode).toBe(200)
  expect((await accept(token)).statusCode).toBe(404)
  expect(await stateOf(email)).toBe('accepted')

  const body = { email, password: ACCOUNT.password }
  const { token: access } = (await post('/api/user/login', body)).json().data
  const { is_admin, areas } = (await app.call('/api/me', { as: access })).json().data
  expect([is_admin, areas]).toEqual([1, ['support']])
  expect((await app.call('/api/backoffice/tickets', { as: access })).statusCode).toBe(200)
  expect((await app.call('/api/backoffice/reviews', { as: access })).statusCode).toBe(403)
})

test('only the hash of the link is stored, and the audit log has none of it', async () => {
  const { token } = await invite()
  const rows = await app.db.selectFrom('staff_invitations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const log = await app.db.selectFrom('audit_log').selectAll().execute()
  expect(log.at(-1)?.action).toBe('staff.invite')
  expect(JSON.stringify(log)).not.toContain(token)
})

test('a link is good for 72 hours', async () => {
  const { email, token } = await invite()
  time += 72 * HOUR
  expect((await accept(token)).statusCode).toBe(404)
  expect(await stateOf(email)).toBe('expired')
})

test('a link that was sent again replaces the earlier one; a withdrawn one is gone', async () => {
  const { email, invitation, token } = await invite()
  const again = await manage(`invitations/${invitation.id}/resend`, { version: 1 })
  expect(again.statusCode).toBe(200)
  const newest = await linkOf(email)
  expect((await post('/api/staff-invitation', { token })).statusCode).toBe(404)
  expect((await post('/api/staff-invitation', { token: newest })).statusCode).toBe(200)

  const stale = await manage(`invitations/${invitation.id}/withdraw`, { version: 1 })
  expect([stale.statusCode, stale.json().error]).toEqual([409, 'stale_version'])
  expect((await manage(`invitations/${invitation.id}/withdraw`, { version: 2 })).statusCode).toBe(200)
  expect((await accept(newest)).statusCode).toBe(404)
  expect(await stateOf(email)).toBe('withdrawn')
})

test('whoever has an account logs in with that address to join, and nobody else can', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { token } = await invite(anna.email)
  expect((await accept(token)).json().error).toBe('has_account')
  const joinAs = async ({ id }: { id: number }) => {
    const { access } = await app.sessions.start(id, false)
    return post('/api/staff-invitation/join', { token }, access)
  }
  expect((await joinAs(ben)).json().error).toBe('other_account')
  expect((await post('/api/staff-invitation/join', { token })).statusCode).toBe(401)
  expect((await joinAs(anna)).statusCode).toBe(200)
  expect((await joinAs(anna)).statusCode).toBe(404)
})

test('of two who use a link at once, one gets in', async () => {
  const { email, token } = await invite()
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const accounts = await app.db.selectFrom('users').select('id').where('email', '=', email).execute()
  expect(accounts).toHaveLength(1)
})

test('staff, and addresses with an open invitation, aren’t invited; an agent needs an area', async () => {
  const { email } = await invite()
  expect((await asked({ email })).json().data.email[0]).toContain('open invitation')
  expect((await asked({ email: admin.email })).json().data.email[0]).toContain('works here already')
  expect((await asked({ email: newAddress(), areas: [] })).json().data.areas).toBeDefined()
})

test('an inbox gets at most 5 invitations a day', async () => {
  const { invitation } = await invite()
  const statuses: number[] = []
  for (let version = 1; version <= 5; version += 1) {
    const answer = await manage(`invitations/${invitation.id}/resend`, { version })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('the invitations of an admin who is none any more are withdrawn', async () => {
  const other = await app.member(9)
  const { email, token } = await invite(newAddress(), other)
  const { access } = await app.sessions.start(admin.id, false)
  const body = { role: 'customer', reason: 'Has left.', version: 1 }
  expect((await post(`/api/backoffice/customers/${other.id}/role`, body, access)).statusCode).toBe(200)
  expect(await stateOf(email)).toBe('withdrawn')
  expect((await accept(token)).statusCode).toBe(404)
})

test('the staff stand with role, areas, second factor and sessions', async () => {
  const agent = await app.member(1, ['goods'])
  const { access } = await app.sessions.start(admin.id, false)
  const { staff } = (await app.call('/api/backoffice/staff', { as: access })).json().data as StaffData
  expect(staff.find(({ id }) => id === agent.id)).toMatchObject({
    role: 'agent',
    areas: ['goods'],
    is_own: false,
    has_second_factor: false,
    session_count: 1,
  })
  expect(staff.find(({ id }) => id === admin.id)?.is_own).toBe(true)
})

test('one session of a colleague is ended by an admin; areas alone may change', async () => {
  const agent = await app.member(1, ['goods'])
  const { access } = await app.sessions.start(admin.id, false)
  const path = `/api/backoffice/customers/${agent.id}`
  const [session] = (await app.call(path, { as: access })).json().data.sessions
  const why = { reason: 'A lost phone.' }
  const end = { session: session.id, ...why }
  const ended = await post(`${path}/end-session`, { ...end, version: 1 }, access)
  expect(ended.json().data.sessions).toEqual([])
  expect((await app.call('/api/me', { as: agent.token })).statusCode).toBe(401)
  const again = await post(`${path}/end-session`, { ...end, version: 2 }, access)
  expect(again.statusCode).toBe(404)
  const wanted = { role: 'agent', areas: ['support', 'sales'], ...why, version: 2 }
  expect((await post(`${path}/role`, wanted, access)).json().data.areas).toEqual(['sales', 'support'])
})

test('who works in customers can’t touch an account of staff', async () => {
  const [agent, colleague] = [await app.member(1, ['customers']), await app.member(9)]
  const { access } = await app.sessions.start(agent.id, false)
  const path = `/api/backoffice/customers/${colleague.id}/sign-out`
  const answer = await post(path, { reason: 'Just so.', version: 1 }, access)
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'staff_account'])
  const credit = await app.call(`/api/backoffice/customers/${agent.id}/credits`, {
    method: 'POST',
    as: access,
    headers: { 'idempotency-key': 'a-good-key' },
    body: { amount: 10, reason: 'For me.' },
  })
  expect(credit.json().error).toBe('staff_account')
})
