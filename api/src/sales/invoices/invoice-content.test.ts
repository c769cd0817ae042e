import { expect, test } from 'vitest'

import { ADDRESS } from '../../testing/shopping.ts'
import { type InvoicedOrder, toInvoice } from './invoice-content.ts'

const DAY = new Date('2026-11-22T23:30:00Z')

const order: InvoicedOrder = {
  id: 42,
  number: 'NK-100042',
  user_id: 1,
  status: 'paid',
  held_reason: null,
  content_hash: '',
  country_id: 80,
  address: ADDRESS,
  currency: 'usd',
  lines_cents: 24_000,
  shipping_cents: 800,
  tax_cents: 4484,
  total_cents: 28_084,
  placed_at: DAY,
  expires_at: DAY,
  paid_at: DAY,
  email: null,
  billing_address: null,
  billing_country_id: null,
  shipping_method: 'express',
  days_min: 1,
  days_max: 3,
  lead_days: 0,
  discount_cents: 1200,
  promo_id: 1,
  promo_code: 'WELCOME5',
  credits_cents: 2000,
  refunded_cents: 0,
  invoice_number: 'INV-2026-000042',
  invoiced_at: DAY,
  invoice_tax_label: 'VAT',
  invoice_tax_rate: 1900,
  version: 1,
  shown_status: 'paid',
  payment_status: 'paid',
  country: 'Germany',
  tax_label: 'Something else by now',
  tax_rate: 2500,
  billing_country: null,
  provider: 'stripe',
  payment_state: 'captured',
  payment_cents: 26_084,
  redirect: null,
  account_email: 'rita@example.com',
  buyer_name: 'Rita',
  buyer_last_name: 'Rider',
  has_redeemed_card: false,
  lines: [
    {
      id: 1,
      product_id: 1,
      title: 'City helmet, M, Pine',
      description: 'A helmet that shines.',
      image: null,
      unit_cents: 12_000,
      count: 2,
      discount_cents: 1200,
      kind: 'accessory',
      category: 'helmet',
      product_number: 'A-1',
      is_sold: true,
      build: null,
      choices: [],
      bike_slug: null,
      first_bike_id: null,
    },
  ],
  refunds: [],
  moves: [],
  shipments: [],
  upgraded_by: null,
  built_by: null,
  exchange: null,
}

const refund = (
  change: Partial<InvoicedOrder['refunds'][number]> = {},
): InvoicedOrder['refunds'][number] => ({
  amount_cents: 5000,
  provider_cents: 5000,
  credits_cents: 0,
  id: 1,
  reason: 'A scratch.',
  state: 'done',
  actor: 'admin:1',
  created_at: DAY,
  credit_number: null,
  credited_at: null,
  pieces: [],
  ...change,
})

test('of a bike, the parts stand below it; what is known of a product stays with the shop', () => {
  const [helmet] = order.lines
  const build = { bike_id: 1, size_id: 12, colour_id: 5, ral: [], part_ids: [105], order_bike_id: null }
  const bike = { ...helmet!, build, description: '1000 W mid-drive', discount_cents: 0 }
  const noteOf = (line: InvoicedOrder['lines'][number]) =>
    toInvoice({ ...order, lines: [line] }).lines[0]?.note
  expect(noteOf(bike)).toBe('1000 W mid-drive')
  expect(noteOf({ ...bike, discount_cents: 500 })).toBe('1000 W mid-drive. Discount of $5.00')
  expect(noteOf({ ...helmet!, discount_cents: 0 })).toBeNull()
})

test('the sums lead from the lines to nothing that is left to pay', () => {
  expect(toInvoice(order).sums.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Subtotal: $240.00',
    'Discount (WELCOME5): −$12.00',
    'Express delivery: $8.00',
    'Before tax: $236.00',
    'VAT (19%): $44.84',
    'Total in US dollars: $280.84',
    'Store credit: −$20.00',
    'Paid: −$260.84',
    'Balance due: $0.00',
  ])
})

test('lines have their count, price and discount; the tax is that of the day', () => {
  expect(toInvoice(order).lines).toEqual([
    {
      title: 'City helmet, M, Pine',
      note: 'Discount of $12.00',
      count: '2',
      price: '$120.00',
      amount: '$240.00',
    },
  ])
  expect(toInvoice(order).paid).toBe('Paid on November 22, 2026, by card.')
})

test('the bill may go to somebody else than the parcel', () => {
  expect(toInvoice(order)).toMatchObject({
    delivery: null,
    buyer: expect.arrayContaining(['Rita Rider']),
    paper: 'A4',
  })
  const billing = {
    billing_address: { ...ADDRESS, name: 'Ann', city: 'Boston', region: 'MA', postcode: '02108' },
    billing_country_id: 222,
    billing_country: 'United States',
  }
  expect(toInvoice({ ...order, ...billing })).toMatchObject({
    buyer: ['Ann Rider', 'Hafenstrasse 1', 'Boston, MA 02108', 'United States'],
    delivery: expect.arrayContaining(['Rita Rider', 'Germany']),
    paper: 'LETTER',
  })
})

test.each([
  [{}, 'the way you paid'],
  [{ provider_cents: 0, credits_cents: 5000 }, 'store credit'],
  [{ provider_cents: 3000, credits_cents: 2000 }, '$30.00 the way you paid, $20.00 store credit'],
])('a credit note says what went back, and as what: %j', (change, way) => {
  const { credit } = toInvoice({ ...order, refunds: [refund(change), refund({ state: 'failed' })] })
  expect(credit?.rows).toEqual([
    { day: 'November 22, 2026', reason: 'A scratch.', note: null, way, amount: '−$50.00' },
  ])
  expect(credit?.sums.map(({ value }) => value)).toEqual(['−$50.00', '$230.84'])
})

test('an order of which nothing went back has no credit note', () => {
  expect(toInvoice({ ...order, refunds: [refund({ state: 'failed' })] }).credit).toBeNull()
})
