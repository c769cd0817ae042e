import type { OrderData, ShipmentData, ShownOrderStatus } from '@nireeka/contracts/api'

/** Returns an order of the list for tests, in the server's format. */
export const sampleSummary = (id: number, status: ShownOrderStatus = 'delivered', item_count = 2) => ({
  id,
  number: `NK-100${id}`,
  status,
  placed_at: '2026-11-01T12:00:00Z',
  total: 1238.95,
  item_count,
  lines: [{ title: 'City helmet', count: item_count, image: '/pictures/accessories/city-helmet.webp' }],
  schedule: null as OrderData['schedule'],
})

/** What the list tells of an order besides its summary, in the server's format. */
const LISTED = {
  has_bike: false,
  invoice_number: null as string | null,
  tracking_url: null as string | null,
  delivered_at: null as string | null,
  may_buy_again: false,
}
type Listed = ReturnType<typeof sampleSummary> & Partial<typeof LISTED>

/** Returns a page of the list for tests, in the server's format. */
export const samplePage = (items: Listed[], total = items.length) => ({
  items: items.map((item) => ({ ...LISTED, ...item })),
  page: 1,
  per_page: 20,
  total,
  counts: { all: total, under_way: 0, delivered: total, ended: 0 },
})

const GOODS = {
  description: '',
  image: null,
  choices: [],
  to_ship: 0,
  discount: 0,
  kind: 'accessory',
  is_sold: true,
  bike_slug: null,
  order_bike_id: null,
  build: null,
}

export const sampleOrder: OrderData = {
  ...sampleSummary(1, 'shipped', 3),
  subtotal: 1137.95,
  shipping: 9,
  tax: 92,
  discount: 0,
  promo_code: null,
  tax_label: 'Sales tax',
  credits: 0,
  refunded: 0,
  refunds: [],
  email: 'anna@example.com',
  billing: null,
  shipping_method: 'standard',
  days: { min: 3, max: 6 },
  lead_days: 0,
  built_by: null,
  schedule: {
    ordered_on: '2026-11-01',
    built_on: null,
    sent_on: '2026-11-03',
    arrives_from: '2026-11-06',
    arrives_to: '2026-11-11',
  },
  payment: { provider: 'sandbox', state: 'captured', amount: 1238.95 },
  invoice_number: 'INV-2026-000001',
  may_cancel: false,
  cancel_refusal: 'sent',
  upgraded_by: null,
  exchange_for: null,
  country: 'United States',
  address_lines: ['Anna Berg', '18 Harbor View', 'San Francisco, CA 94111', 'United States'],
  address: {
    name: 'Anna',
    last_name: 'Berg',
    street: '18 Harbor View',
    street_2: null,
    city: 'San Francisco',
    region: 'CA',
    postcode: '94111',
    phone: '+1 415 555 0134',
  },
  lines: [
    { product_id: 1, title: 'City helmet', price: 119, count: 2, ...GOODS },
    { product_id: 2, title: 'Bell', price: 12.95, count: 1, ...GOODS },
  ],
  moves: [
    { status: 'pending_payment', at: '2026-11-01T12:00:00Z' },
    { status: 'paid', at: '2026-11-01T12:04:00Z' },
    { status: 'shipped', at: '2026-11-03T12:00:00Z' },
  ],
  shipments: [],
  pay_url: null,
}

/** Test data: a parcel of two helmets that DHL has; the order's first one. */
export const sampleShipment: ShipmentData = {
  id: 21,
  state: 'handed_over',
  carrier: 'dhl',
  tracking_number: 'JD014600003SE',
  tracking_url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600003SE',
  created_at: '2026-11-02T12:00:00Z',
  changed_at: '2026-11-03T12:00:00Z',
  delivered_at: null as string | null,
  lines: [{ title: 'City helmet', count: 2 }],
}

/** Test data: the order's second parcel, with the bell, which has arrived. */
export const sampleDelivery: ShipmentData = {
  id: 22,
  state: 'delivered',
  carrier: 'ups',
  tracking_number: '1Z999AA1',
  tracking_url: 'https://www.ups.com/track?tracknum=1Z999AA1',
  created_at: '2026-11-03T12:00:00Z',
  changed_at: '2026-11-06T12:00:00Z',
  delivered_at: '2026-11-06T12:00:00Z',
  lines: [{ title: 'Bell', count: 1 }],
}

/** Test data: an order's line with a paid bike. */
export const sampleBikeLine: OrderData['lines'][number] = {
  ...GOODS,
  product_id: 9003,
  title: 'Nireeka Nyx, M, Pine',
  description: 'Carbon rims, Comfort saddle',
  price: 4210,
  count: 1,
  kind: 'bike',
  bike_slug: 'nyx',
  order_bike_id: 7,
  build: { size_id: 32, color_id: 3, ral: [], part_ids: [305, 605] },
}
