import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bikeAuditCases } from './bikes/bike-admin/audit-cases.ts'
import { contentAuditCases } from './community/content/testing.ts'
import { diagnosisAuditCases } from './community/diagnosis/audit-cases.ts'
import { customerAuditCases } from './identity/customers/audit-cases.ts'
import { staffAuditCases } from './identity/staff/audit-cases.ts'
import { forumAuditCases } from './community/forum-moderation/audit-cases.ts'
import { helpAuditCases } from './community/help/testing.ts'
import { newsletterAuditCases } from './community/newsletter/audit-cases.ts'
import { openedBy, post } from './community/support/testing.ts'
import { ticketAuditCases } from './community/support/ticket-desk/audit-cases.ts'
import { productAuditCases } from './catalogue/product-admin/testing/audit-cases.ts'
import { createProductCalls, type ProductCalls } from './catalogue/product-admin/testing/products.ts'
import { failedEmailAuditCases } from './platform/email/failed/audit-cases.ts'
import { orderAuditCases } from './sales/order-admin/audit-cases.ts'
import { promoAuditCases } from './sales/promo/audit-cases.ts'
import { returnAuditCases } from './sales/returns/audit-cases.ts'
import { openReturnOffice, type ReturnOffice } from './sales/returns/testing.ts'
import { workshopAuditCases } from './sales/workshop/audit-cases.ts'
import { stockAuditCases } from './sales/stock-admin/audit-cases.ts'
import { seedBikes } from './testing/bike-shopping.ts'

const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))
/** What staff write in the shop's name: their own endpoints, and answers to a customer's ticket. Its rating is the customer's. */
const writes = endpoints
  .filter(({ method, writesNothing }) => method !== 'GET' && !writesNothing)
  .filter(
    ({ access, path }) => access === 'staff' || access === 'admin' || path.startsWith('/api/tickets/:id/'),
  )
  .filter(({ path }) => path !== '/api/tickets/:id/rating')
  .map(({ method, path }) => `${method} ${path}`)

let office: ReturnOffice
let products: ProductCalls
beforeAll(async () => {
  office = await openReturnOffice()
  products = createProductCalls(office.app, office.admin.token)
  await seedBikes(office.app.db)
})
afterAll(() => office.app.close())

/** Makes the subject of a call and returns the call, which writes what `action` says. */
type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

const CASES: Record<string, Case> = {
  ...bikeAuditCases(() => office),
  ...contentAuditCases(() => office),
  ...customerAuditCases(() => office),
  ...staffAuditCases(() => office),
  ...diagnosisAuditCases(() => office),
  ...failedEmailAuditCases(() => office),
  ...forumAuditCases(() => office),
  ...helpAuditCases(() => office),
  ...newsletterAuditCases(() => office),
  ...orderAuditCases(() => office),
  ...productAuditCases(() => products),
  'POST /api/backoffice/returns/:id/approve': ['return.approve', onReturn('requested', 'approve')],
  'POST /api/backoffice/returns/:id/reject': [
    'return.reject',
    onReturn('requested', 'reject', { reason: 'It was ridden.' }),
  ],
  'POST /api/backoffice/returns/:id/close': [
    'return.close',
    onReturn('approved', 'close', { reason: 'It never came.' }),
  ],
  'POST /api/backoffice/returns/:id/receive': [
    'return.receive',
    async () => {
      const { id } = await office.approved()
      const { lines } = await office.readReturn(id)
      const arrived = lines.map(({ line_id, count }) => ({ line_id, count }))
      return () => office.act(id, 'receive', { lines: arrived })
    },
  ],
  'POST /api/backoffice/returns/:id/inspect': [
    'return.inspect',
    async () => {
      const { id } = await office.received()
      const lines = await office.asNew(id)
      return () => office.act(id, 'inspect', { lines })
    },
  ],
  'POST /api/backoffice/returns/:id/refund': [
    'return.refund',
    onReturn('inspected', 'refund', { to: 'payment' }),
  ],
  ...promoAuditCases(() => office),
  ...workshopAuditCases(() => office),
  'POST /api/backoffice/reviews/:id': [
    'review.decide',
    async () => {
      const { app, admin } = office
      const { token } = await app.member()
      const review = { rating: 4, body: 'Rings.' }
      await app.call('/api/accessories/1/reviews', { method: 'POST', as: token, body: review })
      const { data } = (await app.call('/api/backoffice/reviews', { as: admin.token })).json()
      const { id, created_at, decided_at } = data.items[0]
      return () =>
        app.call(`/api/backoffice/reviews/${id}`, {
          method: 'POST',
          as: admin.token,
          body: { state: 'published', created_at, decided_at },
        })
    },
  ],
  ...returnAuditCases(() => office),
  ...stockAuditCases(() => office),
  ...ticketAuditCases(() => office),
  'POST /api/tickets/:id/close': ['ticket.close', onTicket('close')],
  'POST /api/tickets/:id/reopen': ['ticket.reopen', onTicket('reopen', ['close'], { reason: 'It is back.' })],
  'POST /api/tickets/:id/replies': ['ticket.reply', onTicket('replies', [], { text: 'In Settings.' })],
  'POST /api/tickets/:id/files': [
    'ticket.file',
    async () => {
      const { app, admin } = office
      const { id } = await openedBy(app, await app.member())
      await post(app, `/api/tickets/${id}/replies`, admin.token, { text: 'See the file.' })
      const headers = { 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' }
      const body = Buffer.from('%PDF-1.7\n')
      return () => app.call(`/api/tickets/${id}/files`, { method: 'POST', as: admin.token, headers, body })
    },
  ],
}

function onReturn(start: 'requested' | 'approved' | 'inspected', action: string, body: object = {}): Case[1] {
  return async () => {
    const { id } = await office[start]()
    return () => office.act(id, action, body)
  }
}

function onTicket(path: string, before: string[] = [], body: object = {}): Case[1] {
  return async () => {
    const { app, admin } = office
    const { id } = await openedBy(app, await app.member())
    for (const first of before) await post(app, `/api/tickets/${id}/${first}`, admin.token)
    return () => post(app, `/api/tickets/${id}/${path}`, admin.token, body)
  }
}

const readAudit = () => office.app.db.selectFrom('audit_log').selectAll().orderBy('id').execute()

test('every call by which staff write is tried here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(writes.toSorted())
})

test.each(Object.entries(CASES))('%s writes exactly one row', async (_title, [action, prepare]) => {
  const call = await prepare()
  const before = await readAudit()
  expect((await call()).statusCode).toBe(200)
  const written = (await readAudit()).slice(before.length)
  const { id, email } = office.admin
  expect(written).toMatchObject([{ action, actor_id: id, actor_email: email, actor_role: 'admin' }])
  expect(written[0]?.request_id).toMatch(/^[\da-f-]{36}$/)
  expect(written[0]?.after).not.toBeNull()
})

test('a refused call writes none', async () => {
  const { id } = await office.paid()
  const before = await readAudit()
  const { version } = await office.read(id)
  const stale = await office.write(id, 'moves', { version: version + 1, to: 'ready_to_ship' })
  const wrong = await office.write(id, 'moves', { version, to: 'quality_check' })
  const missing = await office.write(999_999, 'notes', { text: 'Nobody’s.' })
  expect([stale.statusCode, wrong.statusCode, missing.statusCode]).toEqual([409, 409, 404])
  expect(await readAudit()).toEqual(before)
})

test('what customers write in their own tickets isn’t recorded', async () => {
  const anna = await office.app.member()
  const { id } = await openedBy(office.app, anna)
  const before = await readAudit()
  await post(office.app, `/api/tickets/${id}/replies`, anna.token, { text: 'Still there.' })
  await post(office.app, `/api/tickets/${id}/close`, anna.token)
  expect(await readAudit()).toEqual(before)
})
