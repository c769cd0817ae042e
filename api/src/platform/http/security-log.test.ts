import { beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openBrowser } from '../../testing/browser.ts'
import { placedOrder, shopper } from '../../testing/shopping.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const PASSWORD = 'a long enough phrase'

interface Line {
  level: number
  security?: Record<string, unknown>
}

let app: TestApp
let lines: Line[] = []
let text = ''
let time = 0
beforeEach(async () => {
  lines = []
  text = ''
  time = Date.now()
  const write = (line: string) => {
    text += line
    lines.push(JSON.parse(line))
  }
  app = await useTestApp({ logger: { write }, now: () => new Date(time) })
})

const events = () => lines.flatMap(({ security }) => (security ? [security] : []))
const eventsOf = (name: string) => events().filter(({ event }) => event === name)
const login = (email: string) =>
  app.call('/api/user/login', { method: 'POST', body: { email, password: 'planted-secret' } })
const setRole = (id: number, is_admin: number) =>
  app.db.updateTable('users').set({ is_admin }).where('id', '=', id).execute()

test('a failed login is one line, without the address and the password', async () => {
  await login('rita@example.com')
  await login('RITA@example.com')
  await login('ben@example.com')
  const accounts = eventsOf('login_failed').map(({ account }) => account)
  expect(accounts).toEqual([accounts[0], accounts[0], accounts[2]])
  expect(accounts[2]).not.toBe(accounts[0])
  expect(lines.find(({ security }) => security)?.level).toBe(40)
  for (const secret of ['planted-secret', 'rita@', 'RITA@']) expect(text).not.toContain(secret)
})

test('a refresh token that is used again is one line, without the token', async () => {
  const browser = await openBrowser(app)
  const { refresh } = await browser.login()
  const next = await browser.renew(refresh)
  time += 11_000
  await browser.renew(refresh)
  expect(eventsOf('refresh_token_reused')).toEqual([
    { event: 'refresh_token_reused', user_id: expect.any(Number), session_id: expect.any(String) },
  ])
  for (const secret of [refresh, next.refresh, next.access]) expect(text).not.toContain(secret)
})

test('a 403 is one line with who, what and why, without the query', async () => {
  const anna = await app.member()
  await app.call('/api/backoffice/overview?token=planted-secret', { as: anna.token })
  expect(eventsOf('forbidden')).toEqual([
    {
      event: 'forbidden',
      user_id: anna.id,
      error: 'forbidden',
      method: 'GET',
      path: '/api/backoffice/overview',
    },
  ])
  expect(text).not.toContain('planted-secret')
})

test('a step-up and a failed one are a line each', async () => {
  const { token, id } = await app.member()
  await app.call('/api/set-password', {
    method: 'POST',
    as: token,
    body: { password: PASSWORD, password_confirmation: PASSWORD },
  })
  for (const password of ['planted-secret', PASSWORD]) {
    await app.call('/api/account/confirm-password', { method: 'POST', as: token, body: { password } })
  }
  const session_id = expect.any(String)
  expect(events()).toEqual([
    { event: 'step_up_failed', user_id: id, session_id },
    { event: 'step_up', user_id: id, session_id },
  ])
  for (const secret of ['planted-secret', PASSWORD]) expect(text).not.toContain(secret)
})

test('a refund is one line, and a refused one is none', async () => {
  await addProduct(app.db, { id: 1, stock: 5 })
  const { id, ref } = await placedOrder(app, await shopper(app, { product_id: 1, count: 2 }), 38.08)
  await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  await app.call(`/api/call-back-pay/sandbox/${id}?session_id=${ref}`)
  const admin = await app.member(9)
  for (const key of ['first-refund', 'second-refund']) {
    const headers = { 'idempotency-key': key }
    const body = { reason: 'It came late.' }
    await app.call(`/api/backoffice/orders/${id}/refunds`, { method: 'POST', as: admin.token, body, headers })
  }
  const refund = { event: 'refund', user_id: admin.id, order_id: id, amount_cents: 3808 }
  expect(events()).toEqual([{ ...refund, refund_id: expect.any(Number) }])
})

test('a change of role is one line, whoever made it and however often the job runs', async () => {
  const { id } = await app.member()
  await setRole(id, 9)
  await setRole(id, 9)
  await setRole(id, 0)
  await Promise.all([app.logRoleChanges(), app.logRoleChanges(), app.logRoleChanges()])
  const at = expect.any(String)
  expect(eventsOf('role_changed')).toEqual([
    { event: 'role_changed', user_id: id, before: 0, after: 9, at },
    { event: 'role_changed', user_id: id, before: 9, after: 0, at },
  ])
})

test('an account that begins as staff is a change of role', async () => {
  const { id } = await app.member(1)
  await app.logRoleChanges()
  expect(eventsOf('role_changed')).toMatchObject([{ user_id: id, before: 0, after: 1 }])
})
