/**
 * The addresses of the lists that grow with the orders: the workshop's board, promo codes with their uses, the audit log;
 * and of the overview's figures. That of customers grows with the members.
 */
import { USED_CODE } from './fill-promo-codes.mjs'

const DAY_MS = 24 * 3_600_000

/** @param {number} days */
const daysAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const CONCERNS = ['', 'concern=late', 'concern=short', 'model=2', 'search=NK-1', 'search=10004']
const BOARD_FILTERS = [...CONCERNS, 'model=2&concern=late', 'concern=short&search=NK-1']
const STAGES = ['to_build', 'in_production', 'quality_check', 'built']

const PROMO_FILTERS = [
  '',
  'status=active',
  'status=planned',
  'status=used_up',
  'status=ended',
  'search=BN0001',
  'search=sale',
  'search=b',
  'status=active&search=dealers',
]
const PROMO_SORTS = ['newest', 'most_used', 'least_used', 'first_ending', 'last_ending']

const CUSTOMER_FILTERS = [
  '',
  'role=admin',
  'role=customer',
  'state=blocked',
  'state=deletion_asked',
  'search=b',
  'search=a',
  'search=anna',
  'search=M%C3%BCller',
  'search=bench-1',
  'search=anna160%40',
  'search=zz',
  'search=NK-100042',
  'search=500',
  'role=customer&search=b',
  `joined_from=${daysAgo(30)}`,
  `joined_from=${daysAgo(500)}&joined_to=${daysAgo(100)}`,
]
const CUSTOMER_SORTS = [
  'newest',
  'oldest',
  'seen_last',
  'seen_first',
  'most_orders',
  'most_spent',
  'least_spent',
]

const AUDIT_FILTERS = [
  '',
  'actor=staff1',
  'actor=staff7%40bench.example',
  'action=order.move',
  'action=ticket.reply',
  'subject=order',
  'search=in_production',
  'search=tracking+77',
  'search=paid&actor=staff1',
  'subject=order%3A500',
  `from=${daysAgo(30)}`,
  `from=${daysAgo(500)}&to=${daysAgo(100)}`,
  `actor=staff1&action=order.move&subject=order&from=${daysAgo(500)}&to=${daysAgo(100)}`,
]

/** The panels of the overview, each for a week, for a quarter and for a year. */
const FIGURE_PANELS = ['sales', 'orders', 'conversion', 'tickets', 'newsletter', 'system', 'speed']
const FIGURES = FIGURE_PANELS.flatMap((panel) =>
  [6, 89, 365].map((days) => `figures/${panel}?from=${daysAgo(days)}&to=${daysAgo(0)}`),
)

/** @param {string[]} parts */
const asQuery = (...parts) => parts.filter(Boolean).join('&')

const PATHS = [
  'waiting',
  'overview',
  ...FIGURES,
  'failed-emails',
  'jobs',
  ...BOARD_FILTERS.flatMap((filter) => [
    ...STAGES.map((stage) => `workshop/bikes?${asQuery(`stage=${stage}`, filter)}`),
    `workshop/counts?${filter}`,
  ]),
  'workshop/bikes?stage=to_build&page=2',
  'workshop/shortages',
  'workshop/upgrades',
  'workshop/upgrades?model=2',
  'workshop/upgrades?search=NK-1',
  ...PROMO_FILTERS.flatMap((filter) =>
    PROMO_SORTS.map((sort) => `promo-codes?${asQuery(filter, `sort=${sort}`)}`),
  ),
  'promo-codes?page=30',
  'promo-codes/counts',
  'promo-codes/counts?search=BN0001',
  'promo-codes/counts?search=sale',
  `promo-codes/${USED_CODE}/uses`,
  `promo-codes/${USED_CODE}/uses?page=40`,
  ...AUDIT_FILTERS.map((filter) => `audit-log?${filter}`),
  'audit-log?page=40',
]

const CUSTOMER_PATHS = [
  ...CUSTOMER_FILTERS.flatMap((filter) =>
    CUSTOMER_SORTS.map((sort) => `customers?${asQuery(filter, `sort=${sort}`)}`),
  ),
  'customers?per_page=500',
]

/** @param {string} path */
const toRow = (path) => ({ name: decodeURIComponent(path), url: `/api/backoffice/${path}` })

/** Rows for `measureLists`. */
export const ROWS = PATHS.map(toRow)

/**
 * Rows of the list of customers, also of its middle and its last page.
 * @param {number} size how many members
 */
export const customerRows = (size) => [
  ...CUSTOMER_PATHS.map(toRow),
  ...CUSTOMER_SORTS.flatMap((sort) => [
    {
      ...toRow(`customers?sort=${sort}&page=${Math.ceil(size / 100)}`),
      name: `customers?sort=${sort} · middle page`,
    },
    {
      ...toRow(`customers?sort=${sort}&page=${Math.ceil(size / 50)}`),
      name: `customers?sort=${sort} · last page`,
    },
  ]),
]
