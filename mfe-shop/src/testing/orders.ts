import type { OrderData, ShownOrderStatus } from '@nireeka/contracts/api'

/** Test data: a paid order of two helmets. */
export const order: Partial<OrderData> = {
  id: 7,
  number: 'NK-10007',
  status: 'paid',
  placed_at: '2026-03-05T09:00:00Z',
  email: 'ann@example.com',
  country: 'Germany',
  address: {
    name: 'Ann',
    last_name: 'Rider',
    street: 'Hauptstr. 12',
    street_2: null,
    postcode: '10115',
    city: 'Berlin',
    region: null,
    phone: null,
  },
  shipping_method: 'standard',
  days: { min: 4, max: 7 },
  lead_days: 0,
  built_by: null,
  refunds: [],
  invoice_number: 'INV-2026-000001',
  lines: [
    {
      product_id: 1,
      title: 'City helmet',
      description: '',
      image: null,
      price: 119.5,
      count: 2,
      to_ship: 2,
      discount: 0,
      kind: 'accessory',
      is_sold: true,
      bike_slug: null,
      order_bike_id: null,
      build: null,
    },
  ],
  subtotal: 239,
  discount: 10,
  promo_code: 'RIDE10',
  shipping: 0,
  tax_label: 'VAT',
  tax: 31,
  credits: 60,
  total: 260,
}

export const returned = (status: ShownOrderStatus) => ({ order_id: 7, number: 'NK-10007', status })
