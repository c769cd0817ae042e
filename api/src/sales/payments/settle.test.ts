import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { QueuedEmail } from '../../platform/email/queue-email.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { placedOrder, shopper, statusOf, stockOf } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const TOTAL = 38.08
const MINUTE = 60_000

let app: TestApp
let product = 0
let time = Date.now()
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())
beforeEach(async () => {
  time = Date.now()
  product += 1
  await addProduct(app.db, { id: product, stock: 5 })
})

async function placed() {
  const member = await shopper(app, { product_id: product, count: 2 })
  return { member, ...(await placedOrder(app, member, TOTAL)) }
}
const decide = (ref: string, decision: string) =>
  app.call(`/api/sandbox/${ref}`, {
    method: 'POST',
    body: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
/** What the provider knows, without its message to us. */
const setSandbox = (ref: string, change: { state?: string; amount_cents?: number }) =>
  app.db.updateTable('sandbox_payments').set(change).where('ref', '=', ref).execute()
const comeBack = (id: number, ref: string) => app.call(`/api/call-back-pay/sandbox/${id}?session_id=${ref}`)
const movesOf = (id: number) =>
  app.db.selectFrom('order_moves').where('order_id', '=', id).selectAll().execute()
const emailsOf = async (id: number) =>
  (await app.db.selectFrom('outbox').select('payload').execute())
    .map(({ payload }) => payload as QueuedEmail)
    .filter(({ template, data }) => template === 'order' && 'order_id' in data && data.order_id === id)
const cartOf = async (token: string) => (await app.call('/api/cart', { as: token })).json().data.carts

describe('paying', () => {
  test('the payment page shows the total and says that no money moves', async () => {
    const { ref } = await placed()
    const page = await app.call(`/api/sandbox/${ref}`)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    // Firefox tells of a blocked icon in the console.
    expect(page.headers['content-security-policy']).toContain("img-src 'self'")
    expect(page.body).toContain('Sandbox: no money moves.')
    expect(page.body).toContain('$38.08')
    expect((await app.call('/api/sandbox/style.css')).headers['content-type']).toContain('text/css')
  })

  test('success leads back to the order, which is paid, and empties the cart of what was ordered', async () => {
    const { member, id, ref } = await placed()
    await app.call('/api/cart', {
      method: 'POST',
      as: member.token,
      body: { items: [{ product_id: product, count: 1 }] },
    })
    const back = await decide(ref, 'pay')
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(
      `https://shop.test/shop/orders/${id}/return?provider=sandbox&session_id=${ref}`,
    )
    expect((await comeBack(id, ref)).json().data).toEqual({
      order_id: id,
      number: `NK-${100_000 + id}`,
      status: 'paid',
    })
    expect(await cartOf(member.token)).toMatchObject([{ product_id: product, count: 1 }])
    expect(await stockOf(app, product)).toBe(3)
  })

  test.each(['decline', 'cancel'])(
    '%s cancels the order, gives the stock back and keeps the cart',
    async (decision) => {
      const { member, id, ref } = await placed()
      await decide(ref, decision)
      expect((await comeBack(id, ref)).json().data.status).toBe('cancelled')
      expect(await stockOf(app, product)).toBe(5)
      expect(await cartOf(member.token)).toMatchObject([{ product_id: product, count: 2 }])
    },
  )

  test.each(['card', 'paypal'])('the page plays %s, and asks for no number of a card', async (look) => {
    const { ref } = await placed()
    const { body } = await app.call(`/api/sandbox/${ref}?look=${look}`)
    expect(body).toContain(`href="?look=${look}" aria-current="page"`)
    expect(body).not.toMatch(/<(textarea|select|script|iframe|input (?!type="(radio|checkbox|hidden)"))/)
    expect((await app.call(`/api/sandbox/${ref}?look=visa`)).statusCode).toBe(422)
  })

  test('paid and never come back: the order is paid all the same', async () => {
    const { id, ref } = await placed()
    const page = await decide(ref, 'leave')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('You can close this window.')
    expect(await statusOf(app, id)).toBe('paid')
  })

  test('never coming back does not pay what was declined', async () => {
    const { id, ref } = await placed()
    await decide(ref, 'decline')
    expect((await decide(ref, 'leave')).statusCode).toBe(303)
    expect(await statusOf(app, id)).toBe('cancelled')
  })

  test('what was decided first stays', async () => {
    const { id, ref } = await placed()
    await decide(ref, 'pay')
    await decide(ref, 'cancel')
    expect(await statusOf(app, id)).toBe('paid')
    expect((await app.call(`/api/sandbox/${ref}`)).body).toContain('This payment has been made.')
  })
})

describe('settling', () => {
  test('ten returns and messages at once have one effect', async () => {
    const { member, id, ref } = await placed()
    await setSandbox(ref, { state: 'paid' })
    await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? app.settle(id) : comeBack(id, ref))))
    expect(await statusOf(app, id)).toBe('paid')
    expect((await movesOf(id)).map(({ to_status, actor }) => [to_status, actor])).toEqual([
      ['pending_payment', expect.stringMatching(/^member:/)],
      ['paid', 'provider:sandbox'],
    ])
    expect(await emailsOf(id)).toEqual([{ template: 'order', to: member.email, data: { order_id: id } }])
  })

  test('another amount is held for a person and not paid', async () => {
    const { id, ref } = await placed()
    await setSandbox(ref, { state: 'paid', amount_cents: 1 })
    expect((await comeBack(id, ref)).json().data.status).toBe('held')
    expect(await statusOf(app, id)).toBe('pending_payment')
    expect(await emailsOf(id)).toHaveLength(1)
    time += 60 * MINUTE
    await app.expireOrders()
    expect(await statusOf(app, id)).toBe('pending_payment')
  })

  test.each([
    ['a made-up secret', (_ref: string) => 'x'.repeat(43)],
    ['nothing', (_ref: string) => ''],
    ["another order's secret", (ref: string) => ref],
  ])('coming back with %s changes nothing', async (_what, secretFrom) => {
    const cheap = await placed()
    await setSandbox(cheap.ref, { state: 'paid' })
    const { id } = await placed()
    const response = await comeBack(id, secretFrom(cheap.ref))
    expect([404, 422]).toContain(response.statusCode)
    expect(await statusOf(app, id)).toBe('pending_payment')
  })

  test('an unknown provider is not found', async () => {
    const { id, ref } = await placed()
    expect((await app.call(`/api/call-back-pay/nobody/${id}?session_id=${ref}`)).statusCode).toBe(404)
  })
})

describe('orders that nobody pays', () => {
  test('30 minutes later the order expires and its stock is back, once', async () => {
    const { id, ref } = await placed()
    time += 29 * MINUTE
    await app.expireOrders()
    expect(await statusOf(app, id)).toBe('pending_payment')
    time += MINUTE
    await Promise.all([app.expireOrders(), app.expireOrders(), app.expireOrders()])
    expect(await statusOf(app, id)).toBe('expired')
    expect(await stockOf(app, product)).toBe(5)
    await decide(ref, 'pay')
    expect(await statusOf(app, id)).toBe('expired')
    expect((await app.call(`/api/sandbox/${ref}`)).body).toContain('The time for this payment is over.')
  })

  test('a customer who paid and never came back has the order all the same', async () => {
    const { id, ref } = await placed()
    await setSandbox(ref, { state: 'paid' })
    time += 31 * MINUTE
    await app.expireOrders()
    expect(await statusOf(app, id)).toBe('paid')
    expect(await stockOf(app, product)).toBe(3)
  })
})
