import { isDeletedMember } from '@nireeka/contracts'
import type { ForumPostData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import type { Reader } from './may-see.ts'
import { mergedInto } from './merged-into.ts'
import { relatedThreads } from './related-threads.ts'
import { selectThreads, toAuthor, toThread } from './thread-query.ts'
import { readWriters } from './thread-writers.ts'

const PER_PAGE = 20

export type Forum = ReturnType<typeof createForum>

/** Creates the forum's repository; every read returns only what its reader may see. */
export function createForum(db: Db) {
  return {
    /** Returns a thread with a page of its posts; null when no such thread is visible to this reader. */
    async thread(reader: Reader, { id: asked, page }: { id: number; page: number }) {
      const id = await mergedInto(db, asked)
      const row = await selectThreads(db, reader).where('thread.id', '=', id).executeTakeFirst()
      if (!row) return null
      const { last_number, title_edited_at, ...found } = row
      const thread = { ...toThread(found), title_edited_at: title_edited_at?.toISOString() ?? null }
      const [items, writers, related] = await Promise.all([
        readPosts(db, id, (page - 1) * PER_PAGE),
        readWriters(db, id),
        relatedThreads(db, thread),
      ])
      return { thread, items, page, per_page: PER_PAGE, total: last_number, ...writers, related }
    },
  }
}

async function readPosts(db: Db, threadId: number, offset: number): Promise<ForumPostData[]> {
  // A page is chosen first: statistics can't tell that so few of a long thread's posts are between two numbers.
  const rows = await db
    .with('post', (qb) =>
      qb
        .selectFrom('forum_posts')
        .selectAll()
        .where('thread_id', '=', threadId)
        .where('number', '>', offset)
        .where('number', '<=', offset + PER_PAGE)
        .orderBy('number')
        .limit(PER_PAGE),
    )
    .selectFrom('post')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('forum_posts as answered', 'answered.id', 'post.reply_to_id')
    .leftJoin('users as asker', 'asker.id', 'answered.author_id')
    .select(['answered.number as reply_to_number', 'asker.user_name as reply_to_name'])
    .select(['post.id', 'post.number', 'post.body', 'post.created_at', 'post.likes', 'post.version'])
    .select(['post.edited_at', 'post.deleted_at', 'post.reply_to_id'])
    .select(['author.id as author_id', 'author.user_name', 'author.avatar'])
    .select(['author.is_admin', 'author.is_workshop', 'author.created_at as member_since'])
    .orderBy('post.number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    author: { ...toAuthor(row), member_since: memberSince(row) },
    body: row.deleted_at ? '' : row.body,
    likes: row.likes,
    version: row.version,
    reply_to: toReplyTo(row),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_deleted: row.deleted_at !== null,
  }))
}

/** Returns since when somebody is a member; null for those who have left. */
const memberSince = ({ user_name, member_since }: { user_name: string; member_since: Date }) =>
  isDeletedMember(user_name) ? null : member_since.toISOString()

interface ReplyToRow {
  reply_to_id: number | null
  reply_to_number: number | null
  reply_to_name: string | null
}

const toReplyTo = ({ reply_to_id: id, reply_to_number: number, reply_to_name: user_name }: ReplyToRow) =>
  id === null || number === null || user_name === null ? null : { id, number, user_name }
