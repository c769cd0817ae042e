/**
 * `npm run bench:orders`: measures how soon the API answers the back office's list of orders, with every filter and sort,
 * and the lists that grow with the orders, at 100,000 orders and, beside it, at 2,000; of returns there are 20,000 and
 * 2,000. The list of customers is measured at 20,000 members and, beside it, at 2,000. `LISTS=workshop` measures only the
 * addresses with this word in them.
 */
import { measureLists } from '../lists/measure-lists.mjs'
import { fillAuditLog } from './fill-audit-log.mjs'
import { fillPromoCodes } from './fill-promo-codes.mjs'
import { fillWorkshop } from './fill-workshop.mjs'
import { fillMembers, fillOrders } from './fill.mjs'
import { customerRows, ROWS } from './paths-of-lists.mjs'

const SIZES = (process.env.SIZES ?? '2000,100000').split(',').map(Number)
const MEMBER_SIZES = (process.env.MEMBER_SIZES ?? '2000,20000').split(',').map(Number)
const YEAR_MS = 365 * 24 * 3_600_000

/** @param {number} time */
const day = (time) => new Date(time).toISOString().slice(0, 10)
const RECENT = `placed_from=${day(Date.now() - YEAR_MS / 12)}`
const LONG = `placed_from=${day(Date.now() - YEAR_MS * 1.5)}&placed_to=${day(Date.now() - YEAR_MS / 4)}`

const RETURNED = `requested_from=${day(Date.now() - YEAR_MS)}`

const FILTERS = [
  '',
  'status=paid',
  'status=delivered',
  'status=held',
  'payment=paid',
  'payment=refunded&status=cancelled',
  'payment=refunded&status=delivered',
  'view=to_confirm',
  'view=to_build',
  'view=to_ship',
  'view=late',
  'view=held',
  RECENT,
  LONG,
  `status=delivered&${LONG}`,
  'search=NK-1000',
  'search=100042',
  'search=anna12',
  'search=gift1',
  'search=M%C3%BCller',
  'search=Clara%20K',
  'search=a',
  `search=anna&status=delivered&${LONG}`,
]
const SORTS = ['newest', 'oldest', 'highest', 'lowest']

/** Addresses of the list, each with what the table calls it. */
const LISTS = FILTERS.flatMap((filter) =>
  SORTS.map((sort) => ({
    name: `${decodeURIComponent(filter) || 'all'} · ${sort}`,
    url: `/api/backoffice/orders?${[filter, `sort=${sort}`].filter(Boolean).join('&')}`,
  })),
)
const LARGEST = { name: 'all · newest · 500 rows', url: '/api/backoffice/orders?per_page=500' }
const SEARCHES = ['anna12', 'NK-1000', 'an', 'helmet', 'T-100'].map((query) => ({
  name: `palette · ${query}`,
  url: `/api/backoffice/search?query=${query}`,
}))
const COUNTS = ['', RECENT, LONG, 'search=a'].map((filter) => ({
  name: `counts · ${decodeURIComponent(filter) || 'all'}`,
  url: `/api/backoffice/orders/counts?${filter}`,
}))

const RETURNS = [
  '',
  'status=closed',
  RETURNED,
  'search=NK-1',
  'search=R-1',
  'search=anna12',
  'search=a',
  `search=NK-1&status=closed&${RETURNED}`,
].flatMap((filter) => {
  const named = decodeURIComponent(filter) || 'all'
  return [
    ...['newest', 'oldest'].map((sort) => ({
      name: `returns · ${named} · ${sort}`,
      url: `/api/backoffice/returns?${[filter, `sort=${sort}`].filter(Boolean).join('&')}`,
    })),
    ...(filter.includes('status')
      ? []
      : [{ name: `returns · counts · ${named}`, url: `/api/backoffice/returns/counts?${filter}` }]),
  ]
})
/**
 * @param {import('pg').Client} client
 * @param {number} count
 */
async function fill(client, count) {
  for (const step of [fillOrders, fillWorkshop, fillPromoCodes, fillAuditLog]) await step(client, count)
}

/**
 * Measures those of the lists that `LISTS` asks for, if there are any.
 * @param {Omit<Parameters<typeof measureLists>[0], 'rows'> & {
 *   rows: (size: number) => import('../lists/measure-lists.mjs').Row[]
 * }} input
 */
async function measureAsked({ rows, ...input }) {
  const asked = (/** @type {number} */ size) =>
    rows(size).filter(({ url }) => url.includes(process.env.LISTS ?? ''))
  if (asked(0).length > 0) await measureLists({ ...input, rows: asked })
}

await measureAsked({
  what: 'orders',
  sizes: SIZES,
  fill,
  rows: (size) => [
    ...LISTS,
    LARGEST,
    { name: 'all · newest · last page', url: `/api/backoffice/orders?page=${Math.floor(size / 50)}` },
    ...COUNTS,
    ...SEARCHES,
    ...RETURNS,
    ...ROWS,
  ],
})
await measureAsked({ what: 'members', sizes: MEMBER_SIZES, fill: fillMembers, rows: customerRows })
