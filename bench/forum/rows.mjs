/** The addresses that the forum's pages ask the API for. */
import { WORDS } from './fill.mjs'

const MEMBER = 'anna@example.com'
const PER_PAGE = 20
/** What the back office's lists may take. */
const STAFF_BARS = { p50: 50, p99: 200 }

const STAFF_PATHS = [
  'flags',
  'flags?state=open',
  'flags?state=kept',
  'flags?reason=spam',
  'flags?search=rider-1',
  'flags?page=20',
  'held',
  'held?state=approved',
  'held?search=derailleur',
  'threads',
  'threads?state=hidden',
  'threads?state=locked',
  'threads?category=2',
  'threads?search=battery',
  'threads?search=rider-1',
  'threads?page=200',
  'bans',
  'bans?search=rider-1',
  'words',
]

/**
 * Returns the addresses to measure in a filled forum.
 * @param {number} _size
 * @param {import('pg').Client} client
 */
export async function forumRows(_size, client) {
  const { longest, pages, threads, ids, author } = await examples(client)
  const lists = ['latest', 'top', 'unanswered'].flatMap((sort) =>
    ['', '&category=2', '&tag=brakes', '&category=2&tag=brakes'].map((filter) => `sort=${sort}${filter}`),
  )
  const last = Math.max(1, Math.floor(threads / PER_PAGE))
  const guest = [
    ...lists.map((query) => ['list', `threads?page=1&${query}`]),
    ['list · middle page', `threads?page=${Math.ceil(last / 2)}`],
    ['list · last page', `threads?page=${last}`],
    ['categories', 'categories'],
    ['tags', 'tags'],
    ['thread · first page', `threads/${longest}`],
    ['thread · middle page', `threads/${longest}?page=${Math.ceil(pages / 2)}`],
    ['thread · last page', `threads/${longest}?page=${pages}`],
    ['search · common word', `search?q=${WORDS.common}`],
    ['search · usual word', `search?q=${WORDS.usual}`],
    ['search · rare word', `search?q=${WORDS.rare}`],
    ['search · typo', 'search?q=deraileur'],
    ['search · two words', `search?q=${WORDS.common}%20${WORDS.usual}`],
    ['search · common word in a category', `search?q=${WORDS.common}&category=2&tag=brakes`],
    ['search · an author’s posts', `search?q=${WORDS.common}&author=rider-1`],
    ['suggestions', 'suggest?keyword=batt'],
    ['similar threads', 'similar?title=battery%20range%20in%20winter%20with%20a%20new%20derailleur'],
    ['feed', 'feed'],
    ['feed of a category', 'feed?category=2'],
    ['author', `authors/${author}`],
    ['author · posts', `authors/${author}?page=3`],
    ['author · threads', `authors/${author}?show=threads`],
  ].map(([name, path]) => ({ name: `${name} · ${path}`, url: `/api/forum/${path}`, email: null }))
  const member = [
    ['list · member', 'threads?page=1'],
    ['unread', `threads/mine?ids=${ids.join(',')}`],
    ['unread · category', `threads/mine?category=2&ids=${ids.join(',')}`],
    ['thread · own', `threads/${longest}/mine`],
    ['search · member', `search?q=${WORDS.common}`],
  ].map(([name, path]) => ({ name: String(name), url: `/api/forum/${path}`, email: MEMBER }))
  const staff = STAFF_PATHS.map((path) => ({
    name: `back office · ${path}`,
    url: `/api/backoffice/forum/${path}`,
    email: 'admin@example.com',
    bars: STAFF_BARS,
  }))
  const wanted = process.env.LISTS ?? ''
  return [...guest, ...member, ...staff].filter(
    ({ name, url }) => name.includes(wanted) || url.includes(wanted),
  )
}

/**
 * Returns the longest thread with its pages, the number of threads, the ids of the first list, and a busy author.
 * @param {import('pg').Client} client
 */
async function examples(client) {
  const { rows: longest } = await client.query(
    `select id, ceil(last_number / ${PER_PAGE}.0)::int as pages from forum_threads
     where not is_gone and not is_hidden order by last_number desc limit 1`,
  )
  const { rows: counted } = await client.query(
    'select count(*)::int as threads from forum_threads where not is_hidden',
  )
  const { rows: first } = await client.query(
    `select id from forum_threads where not is_gone and not is_hidden
     order by is_pinned desc, last_post_at desc, id desc limit ${PER_PAGE}`,
  )
  const { rows: authors } = await client.query(
    'select author_id from forum_posts group by 1 order by count(*) desc limit 1',
  )
  return {
    longest: longest[0].id,
    pages: longest[0].pages,
    threads: counted[0].threads,
    ids: first.map(({ id }) => id),
    author: authors[0].author_id,
  }
}
