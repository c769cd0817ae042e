/**
 * `npm run bench:help`: measures how soon the API answers the help centre's suggestions, searches and topics, at 5,000
 * topics beside the 40 of the demo.
 */
import { measureLists } from '../lists/measure-lists.mjs'
import { fillHelp } from './fill.mjs'

const SIZES = (process.env.SIZES ?? '0,5000').split(',').map(Number)
const SUGGESTIONS = ['b', 'ba', 'batt', 'battery', 'batery', 'baterry wint', 'flat ty', 'wont charge', 'zzzz']
const SEARCHES = [
  'battery',
  'winter storage',
  'wintr storage',
  'battery motor charger',
  'how to charge in winter',
  'flat tyre',
  "battery won't charge",
  'xylophone trombone',
]

/**
 * @param {string} path
 * @param {string} field
 * @param {string[]} texts
 */
const rowsOf = (path, field, texts) =>
  texts.map((text) => ({
    name: `${path} · ${text}`,
    url: `/api/help-center/${path}?${new URLSearchParams({ [field]: text })}`,
    email: null,
  }))

await measureLists({
  what: 'more topics',
  sizes: SIZES,
  bars: { p50: 20, p99: 200 },
  fill: fillHelp,
  rows: () => rowsOf('searching', 'keyword', SUGGESTIONS),
})
await measureLists({
  what: 'more topics',
  sizes: SIZES,
  bars: { p50: 40, p99: 200 },
  fill: fillHelp,
  rows: () => [
    ...rowsOf('search', 'q', SEARCHES),
    { name: 'topic', url: '/api/help-center/topics/23', email: null },
  ],
})
