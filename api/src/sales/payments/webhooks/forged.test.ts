import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { snapshotOf } from '../../../testing/snapshot.ts'
import { statusOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'
import { sign } from '../testing/stripe-messages.ts'

let shop: PayingApp
let order: Awaited<ReturnType<PayingApp['place']>>
beforeAll(async () => {
  shop = await openPayingApp()
})
afterAll(() => shop.close())

interface Message {
  body: string
  headers: Record<string, string>
}

const without = ({ body, headers }: Message, ...names: string[]): Message => ({
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
})
const headed = ({ body, headers }: Message, change: Record<string, string>): Message => ({
  body,
  headers: { ...headers, ...change },
})
const byteChanged = ({ body, headers }: Message): Message => ({
  body: body.replace('evt', 'evu').replace('WH', 'WI'),
  headers,
})

const secondsAgo = (seconds: number) => new Date(shop.now().getTime() - seconds * 1000)
const stripeSecret = () => shop.stripe.config.webhookSecret
const stripeBody = () => shop.stripe.message(order.ref).body

const message = () => shop.paypal.message(order.ref)

describe('Stripe', () => {
  beforeEach(async () => {
    order = await shop.place('stripe')
    shop.stripe.pay(order.ref)
  })

  test.each<[string, () => Message]>([
    ['without a signature', () => without(shop.stripe.message(order.ref), 'stripe-signature')],
    ['with an empty signature', () => headed(shop.stripe.message(order.ref), { 'stripe-signature': '' })],
    [
      'with nonsense for a signature',
      () => headed(shop.stripe.message(order.ref), { 'stripe-signature': 't=x,v1=y' }),
    ],
    ['signed with another secret', () => sign('whsec_other', stripeBody(), shop.now())],
    ['whose body was changed by a byte', () => byteChanged(shop.stripe.message(order.ref))],
    ['signed 301 seconds ago', () => shop.stripe.message(order.ref, { at: secondsAgo(301) })],
    ['of scheme v0', () => sign(stripeSecret(), stripeBody(), shop.now(), 'v0')],
    [
      'signed for another time',
      () => {
        const { body, headers } = shop.stripe.message(order.ref, { at: secondsAgo(400) })
        const now = Math.floor(shop.now().getTime() / 1000)
        return {
          body,
          headers: {
            ...headers,
            'stripe-signature': headers['stripe-signature'].replace(/t=\d+/, `t=${now}`),
          },
        }
      },
    ],
    [
      'whose JSON was written anew',
      () => {
        const { body, headers } = shop.stripe.message(order.ref)
        return { body: JSON.stringify(JSON.parse(body), null, 1), headers }
      },
    ],
    [
      'of another type of content',
      () => headed(shop.stripe.message(order.ref), { 'content-type': 'text/plain' }),
    ],
  ])('a message %s is refused and changes nothing', async (_what, forge) => {
    const before = await snapshotOf(shop.db)
    const response = await shop.send('stripe', forge())
    expect([400, 415]).toContain(response.statusCode)
    expect(await snapshotOf(shop.db)).toEqual(before)
  })

  test('signed 299 seconds ago, it is taken', async () => {
    const response = await shop.send('stripe', shop.stripe.message(order.ref, { at: secondsAgo(299) }))
    expect(response.statusCode).toBe(200)
    expect(await statusOf(shop.app, order.id)).toBe('paid')
  })

  test('with two signatures of which one is right, it is taken', async () => {
    const { body, headers } = shop.stripe.message(order.ref)
    const both = headers['stripe-signature'].replace(',', `,v1=${'0'.repeat(64)},`)
    expect(
      (await shop.send('stripe', headed({ body, headers }, { 'stripe-signature': both }))).statusCode,
    ).toBe(200)
  })
})

describe('PayPal', () => {
  beforeEach(async () => {
    order = await shop.place('paypal')
    shop.paypal.approve(order.ref)
  })

  test.each<[string, () => Message]>([
    ['without a signature', () => without(message(), 'paypal-transmission-sig')],
    [
      'without anything signed',
      () => without(message(), 'paypal-transmission-sig', 'paypal-cert-url', 'paypal-transmission-id'),
    ],
    ['whose body was changed by a byte', () => byteChanged(message())],
    ['for another webhook', () => shop.paypal.signed(message().body, 'ANOTHER')],
    ['under another name', () => headed(message(), { 'paypal-transmission-id': 'another' })],
    ['of another time', () => headed(message(), { 'paypal-transmission-time': '2026-01-01T00:00:00Z' })],
    ['of another kind of signature', () => headed(message(), { 'paypal-auth-algo': 'none' })],
    [
      'with a certificate of somebody else',
      () => headed(message(), { 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT-1' }),
    ],
    [
      'with a certificate at another path',
      () => headed(message(), { 'paypal-cert-url': `${shop.paypal.base}/v1/elsewhere` }),
    ],
    [
      'with a certificate that is not there',
      () => headed(message(), { 'paypal-cert-url': `${shop.paypal.base}/v1/notifications/certs/none` }),
    ],
  ])('a message %s is refused and changes nothing', async (_what, forge) => {
    const before = await snapshotOf(shop.db)
    expect((await shop.send('paypal', forge())).statusCode).toBe(400)
    expect(await snapshotOf(shop.db)).toEqual(before)
  })

  test('a genuine message completes the order, although nobody ever comes back', async () => {
    expect((await shop.send('paypal', message())).statusCode).toBe(200)
    expect(await statusOf(shop.app, order.id)).toBe('paid')
  })
})

test('a provider that is not configured has no address', async () => {
  const response = await shop.send('sandbox', { body: '{}', headers: { 'content-type': 'application/json' } })
  expect(response.statusCode).toBe(404)
})
