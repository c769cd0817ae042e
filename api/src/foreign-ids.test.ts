import { randomUUID } from 'node:crypto'

import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openedBy } from './community/support/testing.ts'
import { madeUpCard } from './sales/payments/sandbox/sandbox-cards.ts'
import { openReturnOffice, type ReturnOffice } from './sales/returns/testing.ts'
import { ownBike, seedBikes } from './testing/bike-shopping.ts'
import { PRIME } from './testing/rider.ts'
import { ADDRESS, GERMANY, orderBody, placedOrder, shopper } from './testing/shopping.ts'
import { snapshotOf } from './testing/snapshot.ts'

/** The addresses of members' routes that name something which belongs to one member. */
const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))
const withIds = endpoints
  .filter(({ access, path }) => access === 'member' && path.includes('/:'))
  .map(({ method, path }) => `${method} ${path}`)

/** Routes whose ids are the same for everybody; the forum's hidden threads and others' posts have tests of their own. */
const PUBLIC_IDS = [
  'DELETE /api/account/identities/:provider_name',
  'POST /api/configurator/change-promo-code/:id',
  'GET /api/accessories/:id/my-review',
  'POST /api/accessories/:id/reviews',
  'GET /api/configurator/:id/my-review',
  'GET /api/spares/:id/my-bikes',
  'POST /api/configurator/:id/reviews',
]
const isOwned = (route: string) => !PUBLIC_IDS.includes(route) && !route.includes(' /api/forum/')

interface Owned {
  /** The ids in the path. */
  ids: Record<string, number | string>
  body?: unknown
  headers?: Record<string, string>
}

let office: ReturnOffice
/** The token of the owner of all that the routes name, and of another member. */
let [owner, stranger] = ['', '']
let owned: Record<string, Owned> = {}
beforeAll(async () => {
  // The clock stands still, so that nothing is written just because time passes.
  const time = new Date()
  office = await openReturnOffice(() => time)
  await seedBikes(office.app.db)
  stranger = (await office.app.member()).token
  ;({ owner, owned } = await fill())
})
afterAll(() => office.app.close())

const PICTURE = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()
const asPicture = () => ({
  body: PICTURE,
  headers: { 'content-type': 'image/jpeg', 'x-file-name': 'dent.jpg' },
})
const once = () => ({ headers: { 'idempotency-key': randomUUID() } })

/** Gives one member something of everything. Routes that take something away are named last. */
async function fill() {
  const { app } = office
  const { order, id: returnId } = await office.requested()
  const { member } = order
  const as = member.token
  const send = async (method: 'POST' | 'PUT' | 'GET', path: string, rest: object = {}) =>
    (await app.call(path, { method, as, ...rest })).json().data

  const photo = await send('POST', `/api/orders/${order.id}/returns/${returnId}/photos`, asPicture())
  await office.write(order.id, 'refunds', { reason: 'A scratch.', amount: 5 })
  const [{ credit_note }] = (await send('GET', `/api/orders/${order.id}`)).refunds
  const [line] = (await office.ofOrder(order)).lines
  const build = await send('POST', '/api/configurator/save', { body: PRIME })
  const { addresses } = await send('POST', '/api/addresses', {
    body: { address: ADDRESS, country_id: GERMANY },
  })
  const bike = await ownBike(app, member)
  const ticket = await openedBy(app, member)
  const file = await send('POST', `/api/tickets/${ticket.id}/files`, asPicture())
  await app.call('/api/cart', { method: 'POST', as, body: { items: [{ product_id: 1, count: 1 }] } })
  const unpaid = await placedOrder(app, member, 23.8)
  await app.call('/api/cart', { method: 'POST', as, body: { items: [{ product_id: 2, count: 1 }] } })
  const [inCart] = (await send('GET', '/api/cart')).carts
  const payment = await app.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', unpaid.id)
    .executeTakeFirstOrThrow()
  await send('POST', '/api/account/data/exports', { body: null })
  await app.makeDataExports()
  const { export: made } = await send('GET', '/api/account/data')
  const customer = await app.db
    .selectFrom('payment_customers')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('sandbox_cards')
    .values({ customer_id: customer.id, ...madeUpCard(0, new Date()) })
    .execute()
  const [card] = (await send('GET', '/api/saved-cards')).cards
  const other = await app.sessions.start(member.id, false)
  const sessions = (await app.call('/api/account/security', { as: other.access })).json().data.sessions
  const session = sessions.find(({ is_current }: { is_current: boolean }) => !is_current)

  const ofOrder = { id: order.id }
  const ofReturn = { id: order.id, return: returnId }
  const settings = { assist_level: 2, speed_limit: 20, lights: 'on', auto_lock: false }
  return {
    owner: other.access,
    owned: {
      'GET /api/account/data/exports/:id': { ids: { id: made.id } },
      'GET /api/configurator/owned/:id': { ids: { id: bike } },
      'PUT /api/user/bikes/:id/settings': { ids: { id: bike }, body: settings },
      'PUT /api/builds/:id': { ids: { id: build.id }, body: { name: 'For the hills' } },
      'POST /api/builds/:id/duplicate': { ids: { id: build.id } },
      'PUT /api/addresses/:id': {
        ids: { id: addresses[0].id },
        body: { address: { ...ADDRESS, city: 'Bonn' }, country_id: GERMANY },
      },
      'GET /api/orders/:id': { ids: ofOrder },
      'GET /api/orders/:id/calendar': { ids: { id: unpaid.id } },
      'GET /api/orders/:id/invoice': { ids: ofOrder },
      'GET /api/orders/:id/credit-notes/:number': { ids: { ...ofOrder, number: credit_note } },
      'GET /api/orders/:id/returns': { ids: ofOrder },
      'POST /api/orders/:id/returns': {
        ids: ofOrder,
        body: { lines: [{ line_id: line?.line_id, count: 1, reason: 'does_not_fit' }], wish: 'payment' },
        ...once(),
      },
      'POST /api/orders/:id/returns/:return/photos': { ids: ofReturn, ...asPicture() },
      'GET /api/orders/:id/returns/:return/photos/:photo': { ids: { ...ofReturn, photo: photo.id } },
      'GET /api/orders/:id/returns/:return/label': { ids: ofReturn },
      'POST /api/orders/:id/pay': { ids: { id: unpaid.id } },
      'POST /api/orders/:id/cancel': { ids: { id: unpaid.id }, body: {} },
      'GET /api/tickets/:id': { ids: { id: ticket.id } },
      'POST /api/tickets/:id/replies': {
        ids: { id: ticket.id },
        body: { text: 'One more thing.' },
        ...once(),
      },
      'POST /api/tickets/:id/files': { ids: { id: ticket.id }, ...asPicture() },
      'GET /api/tickets/:id/files/:file_id': { ids: { id: ticket.id, file_id: file.id } },
      'POST /api/tickets/:id/close': { ids: { id: ticket.id }, body: {} },
      'POST /api/tickets/:id/reopen': { ids: { id: ticket.id }, body: { reason: 'It is back.' } },
      'POST /api/tickets/:id/rating': { ids: { id: ticket.id }, body: { stars: 5 } },
      'DELETE /api/cart/:id': { ids: { id: inCart.id } },
      'DELETE /api/payments/:id': { ids: { id: payment.id } },
      'DELETE /api/saved-cards/:id': { ids: { id: card.id } },
      'DELETE /api/addresses/:id': { ids: { id: addresses[0].id } },
      'DELETE /api/builds/:id': { ids: { id: build.id } },
      'DELETE /api/account/sessions/:id': { ids: { id: session.id } },
    } satisfies Record<string, Owned>,
  }
}

function call(route: string, as: string) {
  const [method, path = ''] = route.split(' ')
  const { ids, body, headers } = owned[route] ?? { ids: {} }
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name]))
  return office.app.call(url, { method: method as Endpoint['method'], as, body, headers })
}

test('every route of members that names something of theirs is tried', () => {
  expect(Object.keys(owned).toSorted()).toEqual(withIds.filter(isOwned).toSorted())
})

test('what belongs to somebody else is not found, as if it didn’t exist, and stays as it is', async () => {
  const before = await snapshotOf(office.app.db)
  const answers: Record<string, unknown> = {}
  for (const route of Object.keys(owned)) {
    const { statusCode } = await call(route, stranger)
    if (statusCode !== 404) answers[route] = statusCode
  }
  expect(answers).toEqual({})
  expect(await snapshotOf(office.app.db)).toEqual(before)
})

test('its owner finds it by the same calls', async () => {
  const missing: string[] = []
  for (const route of Object.keys(owned)) {
    const { statusCode } = await call(route, owner)
    if ([404, 415, 422].includes(statusCode) || statusCode >= 500) missing.push(`${statusCode} ${route}`)
  }
  expect(missing).toEqual([])
})

test('neither an order nor a ticket can be made about what is somebody else’s', async () => {
  const { app } = office
  const visitor = await shopper(app, { product_id: 1, count: 1 })
  const address = Number(owned['PUT /api/addresses/:id']?.ids['id'])
  const order = Number(owned['GET /api/orders/:id']?.ids['id'])
  const ordered = await app.call('/api/checkout', {
    method: 'POST',
    as: visitor.token,
    headers: once().headers,
    body: orderBody(23.8, { shipping: { address_id: address } }),
  })
  const asked = await app.call('/api/tickets', {
    method: 'POST',
    as: visitor.token,
    headers: once().headers,
    body: { category: 'order', subject: 'Where is it?', text: 'It has not come yet.', order_id: order },
  })
  expect([ordered.statusCode, asked.statusCode].every((status) => status >= 400 && status < 500)).toBe(true)
})
