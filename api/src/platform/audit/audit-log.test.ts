import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordAudit } from './record-audit.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.member(9)
  const ann = { id: 501, email: 'ann@nireeka.example', is_admin: 9 }
  const bob = { id: 502, email: 'bob_1@nireeka.example', is_admin: 1, request_id: 'r-1' }
  await add(ann, 'order.move', { kind: 'order', id: 12 }, 0)
  await add(ann, 'order.note', { kind: 'order', id: 123 }, 1)
  await add(bob, 'review.decide', { kind: 'review', id: 12 }, 2)
  await recordAudit(app.db, {
    by: bob,
    action: 'ticket.close',
    subject: { kind: 'ticket', id: 7 },
    before: null,
    after: { note: 'Rang twice.\nÉmile answered', carrier: 'Parcel One', total_cents: 129_900 },
    at: new Date(NOON + 13 * HOUR),
  })
})
afterAll(() => app.close())

type Audit = Parameters<typeof recordAudit>[1]

const add = (by: Audit['by'], action: Audit['action'], subject: Audit['subject'], hours: number) =>
  recordAudit(app.db, {
    by,
    action,
    subject,
    before: { status: 'paid' },
    after: { status: 'ready_to_ship' },
    at: new Date(NOON + hours * HOUR),
  })

const list = async (query = '', as = admin.token) => app.call(`/api/backoffice/audit-log${query}`, { as })

test('the newest entry comes first, with who, what, before, after and the request', async () => {
  const { data } = (await list()).json()
  expect(data).toMatchObject({ page: 1, per_page: 50, total: 4 })
  expect(data.items[1]).toEqual({
    id: 3,
    at: '2026-11-20T14:00:00.000Z',
    actor: { id: 502, email: 'bob_1@nireeka.example', role: 'agent' },
    action: 'review.decide',
    subject: { kind: 'review', id: 12 },
    before: { status: 'paid' },
    after: { status: 'ready_to_ship' },
    request_id: 'r-1',
  })
})

test.each([
  ['?actor=ANN', [2, 1]],
  ['?actor=bob_', [4, 3]],
  ['?actor=bobx', []],
  ['?actor=%25', []],
  ['?action=order.note', [2]],
  ['?subject=order', [2, 1]],
  ['?subject=order:12', [1]],
  ['?subject=review:12', [3]],
  ['?search=paid', [3, 2, 1]],
  ['?search=ready_to_ship', [3, 2, 1]],
  ['?search=Ready%20ship&subject=review', [3]],
  ['?search=emile', [4]],
  ['?search=parc%20129900', [4]],
  ['?search=carrier', [4]],
  ['?search=bob_1@nireeka', [4, 3]],
  ['?search=ann%20paid', [2, 1]],
  ['?search=paid%20carrier', []],
  ['?search=%25%27%26', []],
  ['?from=2026-11-21', [4]],
  ['?to=2026-11-20', [3, 2, 1]],
  ['?from=2026-11-20&to=2026-11-20&actor=bob', [3]],
])('%s finds %j', async (query, ids) => {
  const { data } = (await list(query)).json()
  expect(data.items.map(({ id }: { id: number }) => id)).toEqual(ids)
  expect(data.total).toBe(ids.length)
})

test.each(['?subject=user:1', '?subject=order:0', '?action=all', '?from=2026-02-30', '?to=yesterday'])(
  '%s is refused',
  async (query) => {
    expect((await list(query)).statusCode).toBe(422)
  },
)

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [8, 403],
])('with is_admin %s nobody reads it: %i', async (flag, status) => {
  const as = flag === null ? '' : (await app.member(flag)).token
  expect((await list('', as)).statusCode).toBe(status)
})

test.each([
  "update audit_log set action = 'order.ship'",
  'update audit_log set action = action where false',
  'delete from audit_log',
  'truncate audit_log',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('the audit log can only be added to')
  const { total } = (await list()).json().data
  expect(total).toBe(4)
})
