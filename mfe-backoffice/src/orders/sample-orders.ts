import type { AdminOrderData, OrderListData, OrderRowData } from '@nireeka/contracts/api'

const ANNA = { id: 7, name: 'Anna Berg', email: 'anna@example.com' }
const ADA = { kind: 'admin', name: 'Ada Steward' } as const
const SHOP = { kind: 'shop', name: '' } as const

/** A row of the list, as the API sends it. */
export const orderRow = (id: number, change: Partial<OrderRowData> = {}): OrderRowData => ({
  id,
  number: `NK-${1000 + id}`,
  status: 'paid',
  placed_at: '2026-11-01T12:00:00Z',
  total: 119,
  item_count: 1,
  lines: [{ title: 'City helmet', count: 1, is_bike: false }],
  customer: ANNA,
  city: 'Seattle',
  country: 'United States',
  payment: 'paid',
  promised_on: null,
  is_late: false,
  refunded: 0,
  version: 3,
  ...change,
})

/** A page of the list, as the API sends it. */
export const orderPage = (items: OrderRowData[], total = items.length): OrderListData => ({
  items,
  page: 1,
  per_page: 20,
  total,
})

const line: AdminOrderData['lines'][number] = {
  id: 11,
  product_id: 1,
  title: 'City helmet',
  description: '',
  image: null,
  choices: [],
  price: 50,
  count: 2,
  discount: 0,
  kind: 'accessory',
  is_sold: true,
  bike_slug: null,
  order_bike_id: null,
  build: null,
  shipped: 0,
  refunded: 0,
  to_ship: 2,
  refund_values: [50, 100],
  bikes: [],
}

/** Nothing may be done with an order. */
export const NOTHING: AdminOrderData['allowed'] = {
  moves: [],
  ship: false,
  cancel: false,
  accept_payment: false,
  refuse_payment: false,
  refund: 0,
  emails: [],
}

/** An order of two helmets and a bag that is ready to ship, as the API sends it. */
export const adminOrder = (change: Partial<AdminOrderData> = {}): AdminOrderData => ({
  ...orderRow(1),
  status: 'ready_to_ship',
  total: 169,
  subtotal: 150,
  discount: 0,
  promo_code: null,
  shipping: 19,
  tax: 0,
  tax_label: 'Sales tax',
  credits: 0,
  refunded: 0,
  refunds: [],
  email: ANNA.email,
  country: 'United States',
  address: {
    name: 'Anna',
    last_name: 'Berg',
    street: '18 Harbor Street',
    street_2: null,
    postcode: '98101',
    city: 'Seattle',
    region: 'WA',
    phone: null,
  },
  address_lines: ['Anna Berg', '18 Harbor Street', 'Seattle, WA 98101', 'United States'],
  billing: null,
  shipping_method: 'standard',
  days: null,
  lead_days: 0,
  payment: { provider: 'sandbox', state: 'captured', amount: 169 },
  invoice_number: 'INV-1001',
  may_cancel: false,
  upgraded_by: null,
  built_by: null,
  schedule: null,
  exchange_for: null,
  pay_url: null,
  customer: ANNA,
  version: 3,
  held_reason: null,
  allowed: { ...NOTHING, ship: true, cancel: true, refund: 169, emails: ['confirmation'] },
  cancel_refusal: null,
  lines: [line, { ...line, id: 12, title: 'Frame bag', count: 1, to_ship: 1, refund_values: [50] }],
  payments: [
    {
      id: 4,
      provider: 'sandbox',
      state: 'captured',
      amount: 169,
      captured: 169,
      refunded: 0,
      ref: 'sb_1',
      created_at: '2026-11-01T12:00:00Z',
      changed_at: '2026-11-01T12:01:00Z',
    },
  ],
  moves: [
    {
      status: 'pending_payment',
      from: null,
      who: { kind: 'member', name: 'Anna Berg' },
      reason: null,
      at: '2026-11-01T12:00:00Z',
    },
    { status: 'paid', from: 'pending_payment', who: SHOP, reason: null, at: '2026-11-01T12:01:00Z' },
    { status: 'ready_to_ship', from: 'paid', who: ADA, reason: 'All in stock', at: '2026-11-02T09:00:00Z' },
  ],
  shipments: [],
  emails: [],
  returns: [],
  notes: [],
  ...change,
})

/** The same order after Ada has sent all of it. */
export const shippedOrder = (change: Partial<AdminOrderData> = {}): AdminOrderData => {
  const order = adminOrder()
  return {
    ...order,
    status: 'shipped',
    version: 4,
    allowed: { ...NOTHING, refund: 169, emails: ['confirmation', 'shipped'] },
    cancel_refusal: 'sent',
    lines: order.lines.map((it) => ({ ...it, shipped: it.count, to_ship: 0 })),
    moves: [
      ...order.moves,
      { status: 'shipped', from: 'ready_to_ship', who: ADA, reason: null, at: '2026-11-03T09:00:00Z' },
    ],
    shipments: [
      {
        id: 21,
        state: 'handed_over',
        carrier: 'ups',
        tracking_number: '1Z999AA1',
        tracking_url: 'https://www.ups.com/track?tracknum=1Z999AA1',
        created_at: '2026-11-03T09:00:00Z',
        changed_at: '2026-11-03T12:00:00Z',
        delivered_at: null,
        lines: [{ line_id: 11, title: 'City helmet', count: 2 }],
        next_states: ['in_transit', 'exception', 'delivered'],
      },
    ],
    ...change,
  }
}
