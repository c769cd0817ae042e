import type {
  ConversionFiguresData,
  NewsletterFiguresData,
  OrderFiguresData,
  SalesFiguresData,
  SpeedFiguresData,
  SupportFiguresData,
  SystemFiguresData,
} from '@nireeka/contracts/api'

export const SALES: SalesFiguresData = {
  sales: {
    now: { paid: 4700, refunded: 59.5, net: 4640.5, orders: 4, average: 1175 },
    before: { paid: 5000, refunded: 0, net: 5000, orders: 4, average: 1250 },
  },
  days: [
    { day: '2026-10-31', orders: 3, paid: 210, refunded: 59.5 },
    { day: '2026-11-01', orders: 1, paid: 4490, refunded: 0 },
  ],
}
export const ORDERS: OrderFiguresData = {
  orders: { now: 3000, before: 2000 },
  states: [
    { status: 'delivered', now: 1800, before: 2000 },
    { status: 'held', now: 1200, before: 0 },
  ],
}
export const CONVERSION: ConversionFiguresData = {
  now: { carts: 8, ordered: 4, paid: 3 },
  before: { carts: 4, ordered: 2, paid: 1 },
}
export const SUPPORT: SupportFiguresData = {
  opened: { now: 12, before: 9 },
  first_answer: { now: { count: 10, median: 210 }, before: { count: 9, median: 240 } },
  open: 7,
  waiting: 4,
}
export const SYSTEM: SystemFiguresData = {
  failed_emails: { now: 2, before: null },
  misses: { now: 40, before: 40 },
  failed_jobs: 1,
  late_jobs: 0,
}
export const SPEED: SpeedFiguresData = [
  {
    page: 'home',
    name: 'LCP',
    now: { visits: 400, p75: 2375, is_more: false, rating: 'good' },
    before: { visits: 300, p75: 10_000, is_more: true, rating: 'poor' },
  },
  {
    page: 'shop',
    name: 'CLS',
    now: { visits: 9, p75: 0.2, is_more: false, rating: 'needs_work' },
    before: null,
  },
]
const NEWSLETTER: NewsletterFiguresData = { bounces: { now: 1, before: null } }

/** The answers that the panels of the overview ask for. */
export const FIGURES = {
  'GET /api/backoffice/figures/sales': SALES as unknown,
  'GET /api/backoffice/figures/orders': ORDERS as unknown,
  'GET /api/backoffice/figures/conversion': CONVERSION as unknown,
  'GET /api/backoffice/figures/tickets': SUPPORT as unknown,
  'GET /api/backoffice/figures/system': SYSTEM as unknown,
  'GET /api/backoffice/figures/newsletter': NEWSLETTER as unknown,
  'GET /api/backoffice/figures/speed': SPEED as unknown,
}
