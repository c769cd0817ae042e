import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openedBy } from './community/support/testing.ts'
import { STAFF_BODIES as BODIES } from './testing/staff-bodies.ts'
import { snapshotOf } from './testing/snapshot.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const MINUTE = 60_000

const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))
const writes = endpoints.filter(({ method, writesNothing }) => method !== 'GET' && !writesNothing)
const forStaff = writes.filter(({ access }) => access === 'staff' || access === 'admin')
/** What members write in their own name and staff may write in the shop's: answers to a customer's ticket. */
const alsoForStaff = writes.filter(
  ({ path }) => path.startsWith('/api/tickets/:id/') && path !== '/api/tickets/:id/rating',
)
const cases = [...forStaff, ...alsoForStaff].map((endpoint) => [endpoint.method, endpoint.path] as const)

let app: TestApp
let time = Date.parse('2021-06-01T12:00:00Z')
let ticket = 0
let staff: string[] = []
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  ticket = (await openedBy(app, await app.member())).id
  staff = [(await app.member(1)).token, (await app.member(9)).token]
  time += 5 * MINUTE
})
afterAll(() => app.close())

/** Sends a request that is right in form: nothing but the password may refuse it. */
const send = (method: Endpoint['method'], path: string, as: string) => {
  const url = path.replace('/api/tickets/:id', `/api/tickets/${ticket}`).replaceAll(/:\w+/g, '1')
  const headers = { 'idempotency-key': 'a-good-key' }
  if (path.endsWith('/files')) return sendFile(url, as)
  if (path.endsWith('/pictures')) return sendPicture(url, as)
  const body = BODIES[`${method} ${path}`] ?? BODIES[path] ?? {}
  return app.call(url, { method, as, headers, body })
}
const sendFile = (url: string, as: string) => {
  const headers = { 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' }
  return app.call(url, { method: 'POST', as, headers, body: Buffer.from('%PDF-1.7\n') })
}
const sendPicture = (url: string, as: string) => {
  const headers = { 'content-type': 'image/png', 'x-version': '1' }
  return app.call(url, { method: 'POST', as, headers, body: Buffer.from('\x89PNG', 'latin1') })
}

test('the endpoints that staff may write are these', () => {
  expect(cases.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual([
    'POST /api/backoffice/bikes/:id',
    'POST /api/backoffice/bikes/:id/prices',
    'POST /api/backoffice/bikes/:id/prices/:price/cancel',
    'POST /api/backoffice/bikes/:id/publication',
    'POST /api/backoffice/bikes/:id/sizes/:size',
    'POST /api/backoffice/canned-answers',
    'POST /api/backoffice/canned-answers/:id',
    'POST /api/backoffice/canned-answers/:id/delete',
    'POST /api/backoffice/colours',
    'POST /api/backoffice/colours/:id',
    'POST /api/backoffice/colours/:id/prices',
    'POST /api/backoffice/colours/:id/prices/:price/cancel',
    'POST /api/backoffice/colours/:id/publication',
    'POST /api/backoffice/content/:kind',
    'POST /api/backoffice/content/:kind/:key',
    'POST /api/backoffice/content/:kind/:key/publication',
    'POST /api/backoffice/content/:kind/:key/publication/cancel',
    'POST /api/backoffice/content/:kind/:key/withdraw',
    'POST /api/backoffice/customers/:id/block',
    'POST /api/backoffice/customers/:id/credits',
    'POST /api/backoffice/customers/:id/data-export',
    'POST /api/backoffice/customers/:id/deletion',
    'POST /api/backoffice/customers/:id/deletion/cancel',
    'POST /api/backoffice/customers/:id/end-session',
    'POST /api/backoffice/customers/:id/merge',
    'POST /api/backoffice/customers/:id/role',
    'POST /api/backoffice/customers/:id/sign-out',
    'POST /api/backoffice/customers/:id/unblock',
    'POST /api/backoffice/diagnosis',
    'POST /api/backoffice/diagnosis/:id/publish',
    'POST /api/backoffice/failed-emails/:id/send-again',
    'POST /api/backoffice/forum/bans',
    'POST /api/backoffice/forum/bans/:id/lift',
    'POST /api/backoffice/forum/flags/:id',
    'POST /api/backoffice/forum/held/:id',
    'POST /api/backoffice/forum/posts/:id/delete',
    'POST /api/backoffice/forum/tags',
    'POST /api/backoffice/forum/threads/:id/delete',
    'POST /api/backoffice/forum/threads/:id/merge',
    'POST /api/backoffice/forum/threads/:id/move',
    'POST /api/backoffice/forum/threads/:id/state',
    'POST /api/backoffice/forum/words',
    'POST /api/backoffice/forum/words/:id',
    'POST /api/backoffice/forum/words/:id/delete',
    'POST /api/backoffice/help/comments/:id/state',
    'POST /api/backoffice/help/misses/:id/dismiss',
    'POST /api/backoffice/help/synonyms',
    'POST /api/backoffice/help/synonyms/:id',
    'POST /api/backoffice/help/synonyms/:id/delete',
    'POST /api/backoffice/help/topics',
    'POST /api/backoffice/help/topics/:id',
    'POST /api/backoffice/help/topics/:id/publication',
    'POST /api/backoffice/help/topics/:id/versions/:number/restore',
    'POST /api/backoffice/imports',
    'POST /api/backoffice/newsletters',
    'POST /api/backoffice/newsletters/:id/continue',
    'POST /api/backoffice/newsletters/:id/send',
    'POST /api/backoffice/newsletters/:id/stop',
    'POST /api/backoffice/newsletters/:id/test',
    'POST /api/backoffice/orders/:id/cancel',
    'POST /api/backoffice/orders/:id/emails',
    'POST /api/backoffice/orders/:id/held-payment',
    'POST /api/backoffice/orders/:id/moves',
    'POST /api/backoffice/orders/:id/notes',
    'POST /api/backoffice/orders/:id/refunds',
    'POST /api/backoffice/orders/:id/shipments',
    'POST /api/backoffice/orders/:id/shipments/:shipment/state',
    'POST /api/backoffice/parts',
    'POST /api/backoffice/parts/:id',
    'POST /api/backoffice/parts/:id/prices',
    'POST /api/backoffice/parts/:id/prices/:price/cancel',
    'POST /api/backoffice/parts/:id/publication',
    'POST /api/backoffice/products',
    'POST /api/backoffice/products/:id',
    'POST /api/backoffice/products/:id/delete',
    'POST /api/backoffice/products/:id/pictures',
    'POST /api/backoffice/products/:id/pictures/order',
    'POST /api/backoffice/products/:id/prices',
    'POST /api/backoffice/products/:id/prices/:price/cancel',
    'POST /api/backoffice/products/:id/publish',
    'POST /api/backoffice/products/:id/unpublish',
    'POST /api/backoffice/products/:id/variants',
    'POST /api/backoffice/products/:id/variants/:variant',
    'POST /api/backoffice/products/:id/variants/:variant/delete',
    'POST /api/backoffice/promo-codes',
    'POST /api/backoffice/promo-codes/:id/end',
    'POST /api/backoffice/returns/:id/approve',
    'POST /api/backoffice/returns/:id/close',
    'POST /api/backoffice/returns/:id/exchange',
    'POST /api/backoffice/returns/:id/inspect',
    'POST /api/backoffice/returns/:id/receive',
    'POST /api/backoffice/returns/:id/refund',
    'POST /api/backoffice/returns/:id/reject',
    'POST /api/backoffice/reviews/:id',
    'POST /api/backoffice/rules',
    'POST /api/backoffice/rules/:id',
    'POST /api/backoffice/rules/:id/delete',
    'POST /api/backoffice/sample-builds/:id/expected',
    'POST /api/backoffice/slots',
    'POST /api/backoffice/slots/:id',
    'POST /api/backoffice/slots/:id/delete',
    'POST /api/backoffice/staff/invitations',
    'POST /api/backoffice/staff/invitations/:id/resend',
    'POST /api/backoffice/staff/invitations/:id/withdraw',
    'POST /api/backoffice/staff/settings',
    'POST /api/backoffice/stock/:id/count',
    'POST /api/backoffice/stock/:id/received',
    'POST /api/backoffice/stock/:id/restock-date',
    'POST /api/backoffice/stock/:id/written-off',
    'POST /api/backoffice/tickets/:id/assignee',
    'POST /api/backoffice/tickets/:id/merge',
    'POST /api/backoffice/tickets/:id/priority',
    'POST /api/backoffice/workshop/bikes/:id/moves',
    'POST /api/tickets/:id/close',
    'POST /api/tickets/:id/files',
    'POST /api/tickets/:id/reopen',
    'POST /api/tickets/:id/replies',
    'PUT /api/backoffice/diagnosis/:id',
    'PUT /api/backoffice/newsletters/:id',
    'PUT /api/backoffice/promo-codes/:id',
  ])
})

test.each(cases)('%s %s wants a password given within 5 minutes', async (method, path) => {
  const before = await snapshotOf(app.db)
  const answers = await Promise.all(staff.map((token) => send(method, path, token)))
  // An agent may write in the areas they have, which are support and the community.
  const [agent, admin] = answers.map((answer) => answer.json().error)
  expect([['password_required', 'forbidden'].includes(agent), admin]).toEqual([true, 'password_required'])
  const { sessions: _seen, ...after } = await snapshotOf(app.db)
  expect(before).toMatchObject(after)
})

test('a customer needs none for what is their own', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  time += 6 * MINUTE
  expect(
    (await app.call(`/api/tickets/${id}/close`, { method: 'POST', as: anna.token, body: {} })).statusCode,
  ).toBe(200)
})
