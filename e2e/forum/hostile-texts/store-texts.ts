import pg from 'pg'

import { STORABLE, TITLES } from './hostile-texts.ts'

const PER_PAGE = 20
export const PAGES = Math.ceil(STORABLE.length / PER_PAGE)
export const LISTS = Math.ceil(TITLES.length / PER_PAGE)

/** An author for each text, who is called like it. */
const AUTHORS = `insert into users (email, password_hash, name, last_name, user_name, avatar)
  select 'hostile-' || place || '@example.com', null, 'Rita', 'Rider', text, null
  from unnest($1::text[]) with ordinality as texts (text, place) order by place returning id`

/** A thread for each title, with the title as tag and first post. */
const THREADS = `with added as (
    insert into forum_threads (category_id, author_id, title, tags, created_at, last_post_at, post_count, last_number)
    select 2, $1::int, text, array[text], now(), now(), 1, 1 from unnest($2::text[]) as texts (text) returning id, title
  ) insert into forum_posts (thread_id, number, author_id, body, created_at)
  select id, 1, $1::int, title, now() from added`

/** A thread in which each text is a post, by the author who is called like it. */
const THREAD = `insert into forum_threads
    (category_id, author_id, title, created_at, last_post_at, post_count, last_number)
  values (2, $1, $2, now(), now(), $3, $3) returning id`
const POSTS = `insert into forum_posts (thread_id, number, author_id, body, created_at)
  select $1::int, place, author, text, now()
  from unnest($2::text[], $3::int[]) with ordinality as texts (text, author, place) order by place returning id`

/** The earlier titles of that thread, and a notification of a reply in each thread, which shows its title. */
const TITLES_ELSEWHERE = [
  `insert into forum_title_edits (thread_id, version, title, tags, edited_by, at)
    select $1::int, place, text, array[text], $2::int, now()
    from unnest($3::text[]) with ordinality as texts (text, place)`,
  `with renamed as (
      update forum_threads set version = cardinality($3::text[]) + 1, title_edited_at = now() where id = $1::int
    ) insert into notifications (user_id, kind, thread_id, actor_id, at)
    select users.id, 'reply', forum_threads.id, $2::int, now() + interval '1 second'
    from users, forum_threads
    where users.email = 'admin@example.com' and author_id = $2::int and title = any ($3::text[])`,
]

const TEXTS = 'unnest($1::text[], $2::int[], $3::int[]) as texts (text, post, author)'

/** What waits for moderators, what they have said, and what else members and staff write. */
const ELSEWHERE = [
  `insert into forum_flags (post_id, user_id, reason, note, at)
    select post, users.id, 'other', left(text, 500), now()
    from ${TEXTS}, users where users.email = 'ben@example.com'`,
  `insert into forum_held (user_id, category_id, title, tags, body, reason, at)
    select author, 2, left(text, 120), array[text], text, 'links', now() from ${TEXTS}`,
  `insert into forum_bans (user_id, reason, starts_at, banned_by)
    select author, left(text, 300), now(), users.id
    from ${TEXTS}, users where users.email = 'admin@example.com'`,
  `insert into forum_settings (user_id, about, unsubscribe_key)
    select author, left(text, 300), 'hostile-' || author from ${TEXTS}`,
  `insert into forum_post_edits (post_id, version, body, edited_by, at)
    select post, 1, text, author, now() from ${TEXTS}`,
  `update forum_posts set version = 2, edited_at = now() from ${TEXTS} where forum_posts.id = post`,
  `insert into forum_words (word, action)
    select distinct lower(text), 'hold' from ${TEXTS} where length(lower(text)) between 2 and 60
    on conflict do nothing`,
  `insert into notifications (user_id, kind, thread_id, post_id, actor_id, at, moderation, reason)
    select users.id, 'moderated', forum_posts.thread_id, post, author, now(), 'delete_post', left(text, 300)
    from ${TEXTS} join forum_posts on forum_posts.id = post, users where users.email = 'admin@example.com'`,
]

/**
 * Stores every text wherever the forum keeps one, past the API's rules for titles, names and limits, as an import or an
 * earlier version might have. Returns the thread in which each is a post, and the ids of its posts and authors.
 */
export async function storeTexts(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const idsOf = async (query: string, values: unknown[]) =>
    (await client.query<{ id: number }>(query, values)).rows.map(({ id }) => id)
  try {
    const authors = await idsOf(AUTHORS, [STORABLE])
    await client.query(THREADS, [authors[0], TITLES])
    const [thread] = await idsOf(THREAD, [authors[0], TITLES[0], STORABLE.length])
    const posts = await idsOf(POSTS, [thread, STORABLE, authors])
    for (const query of TITLES_ELSEWHERE) await client.query(query, [thread, authors[0], TITLES])
    for (const query of ELSEWHERE) await client.query(query, [STORABLE, posts, authors])
    return { thread: thread!, posts, authors }
  } finally {
    await client.end()
  }
}

/** Returns how many reports of the content security policy the API has counted. */
export async function countCspReports(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      'select coalesce(sum(reports), 0)::int as count from csp_reports',
    )
    return rows[0]!.count
  } finally {
    await client.end()
  }
}
