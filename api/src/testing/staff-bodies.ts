import { PROMO } from '../sales/promo/testing.ts'

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
/** A body that is right in form for each call by which staff write, by `METHOD path` or its path. */
export const STAFF_BODIES: Record<string, object> = {
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
  '/api/backoffice/slots': SLOT,
  '/api/backoffice/slots/:id': { ...SLOT, version: 1 },
  '/api/backoffice/sample-builds/:id/expected': { version: 1 },
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
  '/api/backoffice/returns/:id/exchange': {
    version: 1,
    lines: [{ line_id: 1, product_id: 1, count: 1 }],
  },
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
