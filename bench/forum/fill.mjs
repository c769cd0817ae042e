/** Inserts threads with posts, straight into the database: what a large community writes in some years. */

/** How many posts a thread has on average; one of them is much longer. */
const POSTS_PER_THREAD = 12
/** The share of all posts that the longest thread has. */
const LONGEST = 0.05
const WORDS_PER_POST = 40

/** A word that a third of all posts have, one that a few have, and one that is in a few posts of 200,000. */
export const WORDS = { common: 'battery', usual: 'derailleur', rare: 'kickstand' }

/** Words of posts, those that are written most first; the others are made of syllables. */
const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'fin',
  'gra',
  'hol',
  'kin',
  'lur',
  'mon',
  'pas',
  'rem',
  'sol',
  'tur',
  'vel',
]
const MADE = SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c)))
const VOCABULARY = [
  'bike',
  'ride',
  WORDS.common,
  'range',
  'winter',
  'motor',
  'chain',
  'tyre',
  'brake',
  'light',
  'hill',
  ...MADE.slice(0, 300),
  WORDS.usual,
  ...MADE.slice(300),
]

/** Word number i is drawn as often as this curve says: the first ones much more often than the last. */
const DRAWN = `($1::text[])[1 + floor(power(random(), 3) * ${VOCABULARY.length})::int]`

/**
 * @param {import('pg').Client} client
 * @param {number} count how many posts
 */
export async function fillForum(client, count) {
  const threads = Math.ceil(count / POSTS_PER_THREAD)
  await client.query('select setseed(0.5)')
  await client.query(
    `insert into users (email, name, last_name, user_name, created_at)
     select 'rider' || i || '@bench.example', 'Rider', 'Bench', 'rider-' || i, now() - interval '4 years'
     from generate_series(1, $1::int) as i`,
    [Math.ceil(count / 100)],
  )
  await client.query(
    `with authors as (select array_agg(id) as ids from users where email like '%@bench.example')
     insert into forum_threads (category_id, author_id, title, tags, is_pinned, is_locked, is_hidden, is_solved,
       created_at, last_post_at, recent_likes)
     select (select min(id) from forum_categories) + i % (select count(*)::int from forum_categories),
       ids[1 + (i * 31) % cardinality(ids)],
       (select string_agg(${DRAWN}, ' ') from generate_series(1, 6) where i > 0),
       coalesce((select array_agg(name) from (
         select name from forum_tags order by (hashtext(name) + i * 7919) % 1013 limit i % 4) as chosen), '{}'),
       i % 5000 = 0, i % 50 = 0, i % 200 = 0, i % 3 = 0, at, at, case when i % 20 = 0 then i % 7 else 0 end
     from authors, generate_series(1, $2::int) as i,
       lateral (select now() - ($2 - i) * interval '3 years' / $2 as at) as written`,
    [VOCABULARY, threads],
  )
  await fillPosts(client, { count, threads })
}

/**
 * @param {import('pg').Client} client
 * @param {{ count: number, threads: number }} size
 */
async function fillPosts(client, { count, threads }) {
  const longest = Math.floor(count * LONGEST)
  await client.query(
    `with authors as (select array_agg(id) as ids from users where email like '%@bench.example'),
     first as (select max(id) - $3::int as id from forum_threads),
     placed as (
       -- The posts of the longest thread, and then those of the others, one of each in turn.
       select i, case when i <= $4::int then first.id + $3 / 2 else first.id + 1 + (i - $4) % $3 end as thread_id
       from first, generate_series(1, $2::int) as i
     )
     insert into forum_posts (thread_id, number, author_id, body, created_at, likes)
     select thread_id, row_number() over (partition by thread_id order by i), ids[1 + (i * 17) % cardinality(ids)],
       (select string_agg(${DRAWN}, ' ') from generate_series(1, ${WORDS_PER_POST}) where i > 0)
         || case when i % ($2 / 5) = 0 then ' ${WORDS.rare}' else '' end,
       now() - ($2 - i) * interval '3 years' / $2, i % 5
     from placed, authors order by i`,
    [VOCABULARY, count, threads, longest],
  )
  await client.query(
    `update forum_threads set post_count = posts, last_number = posts, last_post_at = latest,
       last_post_author_id = author_id
     from (select thread_id, count(*)::int as posts, max(created_at) as latest from forum_posts group by 1) as post
     where post.thread_id = forum_threads.id
       and author_id in (select id from users where email like '%@bench.example')`,
  )
  await fillLikesAndWords(client)
  await fillQueues(client)
}

/**
 * Reports one of a hundred posts, of which one in twenty is open, and holds as many.
 * @param {import('pg').Client} client
 */
async function fillQueues(client) {
  await client.query(
    `insert into forum_flags (post_id, user_id, reason, at, decision, decided_at, decided_by)
     select post.id, rider.id, (array['spam', 'rude', 'off_topic', 'unsafe', 'other'])[1 + post.id % 5], post.created_at,
       case when post.id % 2000 > 0 then 'kept' end, case when post.id % 2000 > 0 then post.created_at end,
       case when post.id % 2000 > 0 then staff.id end
     from forum_posts as post, (select min(id) as id from users where user_name like 'rider-%') as rider,
       (select min(id) as id from users where is_admin > 0) as staff
     where post.id % 100 = 0 on conflict do nothing`,
  )
  await client.query(
    `insert into forum_held (user_id, thread_id, body, reason, at, decided_at, decided_by)
     select post.author_id, post.thread_id, post.body, 'links', post.created_at,
       case when post.id % 2000 <> 50 then post.created_at end, case when post.id % 2000 <> 50 then staff.id end
     from forum_posts as post, (select min(id) as id from users where is_admin > 0) as staff where post.id % 100 = 50`,
  )
}

/** @param {import('pg').Client} client */
async function fillLikesAndWords(client) {
  await client.query(
    `insert into forum_likes (post_id, user_id, at)
     select post.id, rider.id, post.created_at + interval '1 hour'
     from forum_posts as post, lateral (
       select id from users where email like 'rider%@bench.example' order by id offset post.id % 5 limit post.likes
     ) as rider
     where post.id % 4 = 0 on conflict do nothing`,
  )
  // What a job of the API does once an hour.
  await client.query(`delete from search_words where area = 'forum'`)
  await client.query(
    `insert into search_words (area, word, documents)
     select 'forum', word, ndoc from ts_stat(
       'select to_tsvector(''simple'', fold(body)) from forum_posts') where ndoc >= 2 and length(word) > 1`,
  )
}
