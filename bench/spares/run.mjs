/**
 * `npm run bench:spares`: measures how soon the API answers suggestions, searches, filtered lists and pages of spare
 * parts, at 200,000 parts and, beside it, at 2,000. `LISTS=search` measures only what has this word in its name.
 */
import { measureLists } from '../lists/measure-lists.mjs'
import { fillSpares } from './fill.mjs'
import { spareRows } from './rows.mjs'

const SIZES = (process.env.SIZES ?? '2000,200000').split(',').map(Number)

await measureLists({
  what: 'parts',
  sizes: SIZES,
  bars: { p50: 40, p99: 200 },
  fill: fillSpares,
  rows: spareRows,
})
