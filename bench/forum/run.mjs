/**
 * `npm run bench:forum`: measures how soon the API answers the forum's lists, threads, searches, suggestions, feeds and
 * author pages, and the back office’s lists of the forum, at 200,000 posts and, beside it, at 2,000. `LISTS=search` measures only what has this word in its name.
 */
import { measureLists } from '../lists/measure-lists.mjs'
import { fillForum } from './fill.mjs'
import { forumRows } from './rows.mjs'

const SIZES = (process.env.SIZES ?? '2000,200000').split(',').map(Number)

await measureLists({
  what: 'posts',
  sizes: SIZES,
  bars: { p50: 20, p99: 100 },
  fill: fillForum,
  rows: forumRows,
})
