/**
 * `npm run bench:tickets`: measures how soon the API answers the back office's queue of tickets, its counts, support's
 * figures and a ticket with its customer, at 50,000 tickets and, beside it, at 2,000. `LISTS=search` measures only the
 * addresses with this word in them.
 */
import { measureLists } from '../lists/measure-lists.mjs'
import { fillTickets, WORDS } from './fill.mjs'

const SIZES = (process.env.SIZES ?? '2000,50000').split(',').map(Number)
const DAY_MS = 24 * 3_600_000

/** @param {number} days */
const daysAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const FILTERS = [
  '',
  'priority=safety',
  'category=technical',
  'assignee=me',
  'assignee=nobody',
  `search=${WORDS.common}`,
  `search=${WORDS.rare}`,
  'search=T-1',
  'search=asker12',
  'search=guest7',
  'search=a',
  `opened_from=${daysAgo(30)}&opened_to=${daysAgo(0)}`,
  `category=technical&assignee=nobody&search=${WORDS.common}`,
]
const VIEWS = ['', 'waiting_us', 'waiting_customer', 'waiting_parts', 'solved', 'closed']
const SORTS = ['urgency', 'newest', 'waiting']

/** @param {string[]} parts */
const asQuery = (...parts) => parts.filter(Boolean).join('&')

/** @param {number} size */
const paths = (size) => [
  ...FILTERS.flatMap((filter) => [
    ...VIEWS.map((view) => `tickets?${asQuery(view && `view=${view}`, filter)}`),
    ...SORTS.map((sort) => `tickets?${asQuery(filter, `sort=${sort}`)}`),
    `tickets/counts?${filter}`,
  ]),
  `tickets?page=${Math.ceil(size / 100)}`,
  `tickets?page=${Math.ceil(size / 50)}`,
  'tickets/figures',
  `tickets/${Math.ceil(size / 2)}`,
]

await measureLists({
  what: 'tickets',
  sizes: SIZES,
  fill: fillTickets,
  rows: (size) =>
    paths(size)
      .map((path) => ({ name: decodeURIComponent(path), url: `/api/backoffice/${path}` }))
      .filter(({ url }) => url.includes(process.env.LISTS ?? '')),
})
