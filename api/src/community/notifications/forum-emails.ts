import {
  button,
  type Block,
  type Content,
  type Db,
  type EmailWriters,
  greeting,
  manyLines,
  oneLine,
  type PageAddress,
  text,
} from '../../platform/index.ts'
import { unsubscribeKeyOf } from './email-settings.ts'
import { selectNotifications, titleOf } from './notifications.repository.ts'
import { type Told, toTold } from './told.ts'

interface Reader {
  name: string
  key: string
}

const REASON = 'You’re getting this email because you asked for news from the forum.'
const MOST_WORDS = 400

const about = ({ sentence, title }: Told) => `${oneLine(sentence)} “${oneLine(title)}”`

/** What a digest says of one notification: without a link when there is no page to read. */
const inDigest = (told: Told, page: PageAddress): Block[] => [
  text(told.reason === null ? about(told) : `${about(told)}. The reason: ${oneLine(told.reason)}`),
  ...(told.path === null ? [] : [button('Read it', page(told.path))]),
]

const leave = (page: PageAddress, key: string) => page('/forum/unsubscribe', { key })

/** Returns the email about a post that mentions or answers its reader. */
export const forumMention = (told: Told, { name, key }: Reader, page: PageAddress): Content => ({
  subject: about(told),
  heading: told.kind === 'mention' ? 'You were mentioned' : 'You got a reply',
  blocks: [
    text(greeting(name)),
    text(`${about(told)}:`),
    { kind: 'quote', text: manyLines(told.body.slice(0, MOST_WORDS)) },
    ...(told.path === null ? [] : [button('Read it in the forum', page(told.path))]),
  ],
  reason: REASON,
  unsubscribe: leave(page, key),
})

/** Returns the digest: what the member hasn't read, the newest first. */
export const forumDigest = (told: Told[], { name, key }: Reader, page: PageAddress): Content => ({
  subject: told.length === 1 ? 'One update from the forum' : `${told.length} updates from the forum`,
  heading: 'New in your threads',
  blocks: [text(greeting(name)), ...told.flatMap((one) => inDigest(one, page))],
  reason: REASON,
  unsubscribe: leave(page, key),
})

/** Reads what a member is told of, as far as the member may see it at this moment. */
async function read(db: Db, userId: number, ids: number[]): Promise<Told[]> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'is_admin', 'areas'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user || ids.length === 0) return []
  const rows = await selectNotifications(db, user)
    .select(['told.kind', 'actor.user_name', titleOf, 'told.thread_id', 'told.moderation', 'told.reason'])
    .select(['post.id as post_id', 'post.number', 'post.body', 'post.deleted_at'])
    .select(['thread.is_gone', 'thread.merged_into_id'])
    .where('told.id', 'in', ids)
    .orderBy('told.at', 'desc')
    .execute()
  return rows.map(toTold)
}

async function readerOf(db: Db, userId: number): Promise<Reader> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name, key: await unsubscribeKeyOf(db, userId) }
}

export const forumEmails: EmailWriters<'forum_mention' | 'forum_digest'> = {
  async forum_mention({ data }, page, db) {
    const [told] = await read(db, data.user_id, [data.notification_id])
    return told ? forumMention(told, await readerOf(db, data.user_id), page) : null
  },
  async forum_digest({ data }, page, db) {
    const told = await read(db, data.user_id, data.notification_ids)
    return told.length > 0 ? forumDigest(told, await readerOf(db, data.user_id), page) : null
  },
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    forum_mention: { user_id: number; notification_id: number }
    forum_digest: { user_id: number; notification_ids: number[] }
  }
}
