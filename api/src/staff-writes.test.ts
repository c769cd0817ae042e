import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openedBy } from './community/support/testing.ts'
import { PROMO } from './sales/promo/testing.ts'
import { snapshotOf } from './testing/snapshot.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const MINUTE = 60_000

const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))
const writes = endpoints.filter(({ method, writesNothing }) => method !== 'GET' && !writesNothing)
const forStaff = writes.filter(({ access }) => access === 'staff' || access === 'admin')
/** What members write in their own name and staff may write in the shop's: answers to a customer's ticket. */
const alsoForStaff = writes.filter(({ path }) => path.startsWith('/api/tickets/:id/'))
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
  const query = method === 'DELETE' ? '?version=1' : ''
  const url = path.replace('/api/tickets/:id', `/api/tickets/${ticket}`).replaceAll(/:\w+/g, '1') + query
  const headers = { 'idempotency-key': 'a-good-key' }
  if (path.endsWith('/files')) return sendFile(url, as)
  if (path.endsWith('/pictures')) return sendPicture(url, as)
  const body = BODIES[`${method} ${path}`] ?? BODIES[path] ?? {}
  return app.call(url, { method, as, headers, body: method === 'DELETE' ? undefined : body })
}
const sendFile = (url: string, as: string) => {
  const headers = { 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' }
  return app.call(url, { method: 'POST', as, headers, body: Buffer.from('%PDF-1.7\n') })
}
const PRODUCT = {
  number: null,
  title: 'Bell',
  description: 'A bell.',
  category: 'cockpit',
  weight_g: 45,
  no_air: false,
  fits: [],
  fits_bikes: [],
  colours: [],
  specifications: [],
  goes_with: [],
  spare: null,
}
const VARIANT = {
  version: 1,
  options: [{ name: 'Size', value: 'M' }],
  number: null,
  weight_g: null,
  is_published: true,
}
const sendPicture = (url: string, as: string) => {
  const headers = { 'content-type': 'image/png', 'x-version': '1' }
  return app.call(url, { method: 'POST', as, headers, body: Buffer.from('\x89PNG', 'latin1') })
}
const PUBLICATION = { is_published: false, version: 1 }
const PRICE = { price: 10, version: 1 }
const FIGURES = { power: 1, max_speed: 1, practicality: 1, suspension: 1, range: 1, weight: 1 }
const PART = {
  title: 'A',
  summary: '',
  slot_id: 1,
  category_id: 3,
  performance: FIGURES,
  image: null,
  bikes: [],
}
const RULE = {
  kind: 'excludes',
  when_parts: [1],
  then_parts: [2],
  sizes: [],
  speed_limit_kmh: null,
  repair_parts: [],
  text: 'They touch.',
}
const SLOT = { title: 'Mirrors', step: 'accessories', choice: 'multi', position: 5 }
const COLOUR = { name: 'Lime', type: 'Standard', swatch: '#A4C639', lead_days: 2 }
const BIKE = { title: 'A', use: 'A', summary: 'A', description: 'A', lead_days: 1, performance: FIGURES }
const BODIES: Record<string, object> = {
  '/api/backoffice/products': { kind: 'accessory', price: 12, ...PRODUCT },
  '/api/backoffice/products/:id': { version: 1, ...PRODUCT },
  '/api/backoffice/products/:id/delete': { version: 1 },
  '/api/backoffice/products/:id/pictures/order': { version: 1, images: [] },
  '/api/backoffice/products/:id/prices': { version: 1, price: 12 },
  '/api/backoffice/products/:id/prices/:price/cancel': { version: 1 },
  '/api/backoffice/products/:id/publish': { version: 1 },
  '/api/backoffice/products/:id/unpublish': { version: 1 },
  '/api/backoffice/products/:id/variants': { ...VARIANT, price: 12 },
  '/api/backoffice/products/:id/variants/:variant': VARIANT,
  '/api/backoffice/products/:id/variants/:variant/delete': { version: 1 },
  '/api/backoffice/bikes/:id': { ...BIKE, version: 1 },
  '/api/backoffice/bikes/:id/prices': PRICE,
  '/api/backoffice/bikes/:id/publication': PUBLICATION,
  '/api/backoffice/bikes/:id/sizes/:size': {
    rider_min_cm: 150,
    rider_max_cm: 160,
    note: null,
    colours: [],
    version: 1,
  },
  '/api/backoffice/colours': COLOUR,
  '/api/backoffice/colours/:id': { ...COLOUR, version: 1 },
  '/api/backoffice/colours/:id/prices': PRICE,
  '/api/backoffice/colours/:id/publication': PUBLICATION,
  '/api/backoffice/parts': PART,
  '/api/backoffice/parts/:id': { ...PART, version: 1 },
  '/api/backoffice/parts/:id/prices': PRICE,
  '/api/backoffice/parts/:id/publication': PUBLICATION,
  '/api/backoffice/rules': RULE,
  '/api/backoffice/rules/:id': { ...RULE, version: 1 },
  '/api/backoffice/sample-builds/:id/expected': { version: 1 },
  '/api/backoffice/slots': SLOT,
  '/api/backoffice/slots/:id': { ...SLOT, version: 1 },
  '/api/backoffice/orders/:id/cancel': { version: 1, reason: 'Sold out.' },
  '/api/backoffice/orders/:id/emails': { template: 'confirmation' },
  '/api/backoffice/orders/:id/held-payment': { version: 1, decision: 'accept', reason: 'It fits.' },
  '/api/backoffice/orders/:id/moves': { version: 1, to: 'ready_to_ship' },
  '/api/backoffice/orders/:id/notes': { text: 'Call before noon.' },
  '/api/backoffice/orders/:id/shipments': {
    version: 1,
    carrier: 'dhl',
    tracking_number: 'JD014600003SE',
    lines: [{ line_id: 1, count: 1 }],
  },
  '/api/backoffice/orders/:id/shipments/:shipment/state': { version: 1, state: 'delivered' },
  '/api/backoffice/orders/:id/refunds': { reason: 'It came late.' },
  '/api/backoffice/returns/:id/approve': { version: 1 },
  '/api/backoffice/returns/:id/close': { version: 1, reason: 'It never came.' },
  '/api/backoffice/returns/:id/inspect': {
    version: 1,
    lines: [{ line_id: 1, restocked: 1, written_off: 0 }],
  },
  '/api/backoffice/returns/:id/receive': { version: 1, lines: [{ line_id: 1, count: 1 }] },
  '/api/backoffice/returns/:id/refund': { version: 1, to: 'payment' },
  '/api/backoffice/returns/:id/reject': { version: 1, reason: 'It was ridden.' },
  '/api/backoffice/workshop/bikes/:id/moves': { version: 1, to: 'in_production' },
  '/api/backoffice/promo-codes': PROMO,
  '/api/backoffice/promo-codes/:id': { ...PROMO, version: 1 },
  '/api/backoffice/promo-codes/:id/end': { version: 1 },
  '/api/backoffice/reviews/:id': { state: 'published', created_at: '', decided_at: null },
  '/api/backoffice/imports': {
    file_name: 'stock.csv',
    changes: [{ kind: 'product', id: 1, stock: { before: 1, after: 2 } }],
  },
  '/api/backoffice/stock/:id/count': { counted: 3, seen: 4 },
  '/api/backoffice/stock/:id/received': { count: 3 },
  '/api/backoffice/stock/:id/restock-date': { restock_on: null, seen: null },
  '/api/backoffice/stock/:id/written-off': { count: 3, note: 'Broken.' },
  '/api/tickets/:id/replies': { text: 'In Settings.' },
}

test('the endpoints that staff may write are these', () => {
  expect(cases.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual([
    'POST /api/backoffice/imports',
    'DELETE /api/backoffice/bikes/:id/prices/:price',
    'DELETE /api/backoffice/colours/:id/prices/:price',
    'DELETE /api/backoffice/parts/:id/prices/:price',
    'DELETE /api/backoffice/rules/:id',
    'POST /api/backoffice/bikes/:id/prices',
    'POST /api/backoffice/bikes/:id/publication',
    'POST /api/backoffice/colours',
    'POST /api/backoffice/colours/:id/prices',
    'POST /api/backoffice/colours/:id/publication',
    'POST /api/backoffice/orders/:id/cancel',
    'POST /api/backoffice/orders/:id/emails',
    'POST /api/backoffice/orders/:id/held-payment',
    'POST /api/backoffice/orders/:id/moves',
    'POST /api/backoffice/orders/:id/notes',
    'POST /api/backoffice/orders/:id/refunds',
    'POST /api/backoffice/orders/:id/shipments',
    'POST /api/backoffice/orders/:id/shipments/:shipment/state',
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
    'POST /api/backoffice/returns/:id/approve',
    'POST /api/backoffice/returns/:id/close',
    'POST /api/backoffice/returns/:id/inspect',
    'POST /api/backoffice/returns/:id/receive',
    'POST /api/backoffice/returns/:id/refund',
    'POST /api/backoffice/returns/:id/reject',
    'POST /api/backoffice/reviews/:id',
    'POST /api/backoffice/stock/:id/count',
    'POST /api/backoffice/stock/:id/received',
    'POST /api/backoffice/stock/:id/restock-date',
    'POST /api/backoffice/stock/:id/written-off',
    'POST /api/backoffice/parts',
    'POST /api/backoffice/parts/:id/prices',
    'POST /api/backoffice/parts/:id/publication',
    'POST /api/backoffice/reviews/:id',
    'POST /api/backoffice/rules',
    'POST /api/backoffice/sample-builds/:id/expected',
    'POST /api/backoffice/promo-codes',
    'POST /api/backoffice/promo-codes/:id/end',
    'POST /api/backoffice/reviews/:id',
    'POST /api/backoffice/workshop/bikes/:id/moves',
    'POST /api/tickets/:id/close',
    'POST /api/tickets/:id/files',
    'POST /api/tickets/:id/reopen',
    'POST /api/tickets/:id/replies',
    'PUT /api/backoffice/bikes/:id',
    'PUT /api/backoffice/bikes/:id/sizes/:size',
    'PUT /api/backoffice/colours/:id',
    'PUT /api/backoffice/parts/:id',
    'PUT /api/backoffice/rules/:id',
    'DELETE /api/backoffice/slots/:id',
    'POST /api/backoffice/slots',
    'PUT /api/backoffice/slots/:id',
    'PUT /api/backoffice/promo-codes/:id',
  ])
})

test.each(cases)('%s %s wants a password given within 5 minutes', async (method, path) => {
  const before = await snapshotOf(app.db)
  const answers = await Promise.all(staff.map((token) => send(method, path, token)))
  // An agent may not refund at all.
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
