import type { Db } from '../../src/platform/database/open-database.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const WORDS = [
  { word: 'casino', action: 'hold' },
  { word: 'crypto giveaway', action: 'refuse' },
  { word: 'payday loan', action: 'refuse' },
  { word: 'replica watches', action: 'refuse' },
  { word: 'telegram', action: 'hold' },
  { word: 'viagra', action: 'refuse' },
  { word: 'whatsapp me', action: 'hold' },
] as const

/** What five members report, each another post. */
const REPORTS = [
  { by: 'anna', reason: 'spam', note: null },
  { by: 'ben', reason: 'rude', note: 'We can disagree without this.' },
  { by: 'cara', reason: 'off_topic', note: null },
  { by: 'devanshu', reason: 'unsafe', note: 'Opening the battery can start a fire. Please add a warning.' },
  { by: 'anna', reason: 'other', note: 'The picture is mine.' },
] as const

/** Inserts the words for which new posts are held or refused. */
export async function seedForumWords(db: Db) {
  await db
    .insertInto('forum_words')
    .values([...WORDS])
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Inserts what waits for the demo's moderators: reports, held posts, and a ban. Runs after the demo's threads. */
export async function seedForumModeration(db: Db, now = new Date()) {
  const users = await db.selectFrom('users').select(['id', 'user_name']).execute()
  const idOf = (userName: string) => {
    const found = users.find(({ user_name }) => user_name === userName)
    if (!found) throw new Error(`${userName} is no member of the demo`)
    return found.id
  }
  const reported = await db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .select(['post.id', 'post.thread_id'])
    .where('post.number', '=', 2)
    .where('thread.is_hidden', '=', false)
    .where('post.author_id', 'not in', ['anna', 'ben', 'cara', 'devanshu'].map(idOf))
    .orderBy('post.id')
    .limit(REPORTS.length)
    .execute()
  const flags = REPORTS.flatMap(({ by, reason, note }, index) => {
    const post = reported[index]
    const at = new Date(now.getTime() - (index + 1) * HOUR_MS)
    return post ? [{ post_id: post.id, user_id: idOf(by), reason, note, at }] : []
  })
  if (flags.length > 0) await db.insertInto('forum_flags').values(flags).execute()
  await holdPosts(db, { replyTo: reported[0]?.thread_id ?? null, userId: idOf('cara'), now })
  await db
    .insertInto('forum_bans')
    .values({
      user_id: idOf('eve'),
      reason: 'Advertised the same shop in eight threads.',
      starts_at: new Date(now.getTime() - DAY_MS),
      ends_at: new Date(now.getTime() + 29 * DAY_MS),
      banned_by: idOf('agnes-nireeka'),
    })
    .execute()
}

interface Held {
  replyTo: number | null
  userId: number
  now: Date
}

async function holdPosts(db: Db, { replyTo, userId, now }: Held) {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await db
    .insertInto('forum_held')
    .values({
      user_id: userId,
      category_id: 2,
      title: 'Which studded tyres fit the Prime?',
      tags: ['tyres', 'winter'],
      body: 'I found these: https://tyres.example/studs-29. Do they clear the mudguards?',
      reason: 'links',
      at: at(3),
    })
    .execute()
  if (replyTo === null) return
  const body = 'Telegram has a group for this, ask me for the name.'
  await db
    .insertInto('forum_held')
    .values({ user_id: userId, thread_id: replyTo, body, reason: 'word', at: at(2) })
    .execute()
}
