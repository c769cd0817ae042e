import type { ForumPostData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { maySee, type Reader } from './may-see.ts'
import { selectThreads, toAuthor, toThread } from './thread-query.ts'

const PER_PAGE = 20

interface ListParams {
  page: number
  category?: number | undefined
}

export type Forum = ReturnType<typeof createForum>

/** Creates the forum's repository; every read returns only what its reader may see. */
export function createForum(db: Db) {
  const countThreads = (reader: Reader) =>
    db
      .selectFrom('forum_threads as thread')
      .where('thread.is_gone', '=', false)
      .where(maySee(reader))
      .select((eb) => eb.fn.countAll<number>().as('total'))

  return {
    categories: (reader: Reader) =>
      db
        .selectFrom('forum_categories as category')
        .select(['category.id', 'category.title', 'category.description'])
        .select(() =>
          countThreads(reader)
            .whereRef('thread.category_id', '=', 'category.id' as 'thread.category_id')
            .$asScalar()
            .$notNull()
            .as('threads'),
        )
        .orderBy('category.id')
        .execute(),

    /** Returns a page of threads: pinned ones first, then by their latest post. */
    async threads(reader: Reader, { page, category }: ListParams) {
      const counted = countThreads(reader)
      const listed = selectThreads(db, reader)
      const { total } = await (
        category ? counted.where('thread.category_id', '=', category) : counted
      ).executeTakeFirstOrThrow()
      const rows = await (category ? listed.where('thread.category_id', '=', category) : listed)
        .orderBy('thread.is_pinned', 'desc')
        .orderBy('thread.last_post_at', 'desc')
        .orderBy('thread.id', 'desc')
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
        .execute()
      return { items: rows.map(toThread), page, per_page: PER_PAGE, total }
    },

    /** Returns a thread with a page of its posts; null when no such thread is visible to this reader. */
    async thread(reader: Reader, { id, page }: { id: number; page: number }) {
      const row = await selectThreads(db, reader).where('thread.id', '=', id).executeTakeFirst()
      if (!row) return null
      const { last_number, ...found } = row
      const thread = toThread(found)
      const items = await readPosts(db, id, (page - 1) * PER_PAGE)
      return { thread, items, page, per_page: PER_PAGE, total: last_number }
    },
  }
}

async function readPosts(db: Db, threadId: number, offset: number): Promise<ForumPostData[]> {
  const rows = await db
    .selectFrom('forum_posts as post')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('forum_posts as answered', 'answered.id', 'post.reply_to_id')
    .leftJoin('users as asker', 'asker.id', 'answered.author_id')
    .select(['answered.number as reply_to_number', 'asker.user_name as reply_to_name'])
    .select(['post.id', 'post.number', 'post.body', 'post.created_at', 'post.likes', 'post.version'])
    .select(['post.edited_at', 'post.deleted_at', 'post.reply_to_id'])
    .select(['author.id as author_id', 'author.user_name', 'author.avatar', 'author.is_admin'])
    .where('post.thread_id', '=', threadId)
    .where('post.number', '>', offset)
    .where('post.number', '<=', offset + PER_PAGE)
    .orderBy('post.number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    author: toAuthor(row),
    body: row.deleted_at ? '' : row.body,
    likes: row.likes,
    version: row.version,
    reply_to: toReplyTo(row),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_deleted: row.deleted_at !== null,
  }))
}

interface ReplyToRow {
  reply_to_id: number | null
  reply_to_number: number | null
  reply_to_name: string | null
}

const toReplyTo = ({ reply_to_id: id, reply_to_number: number, reply_to_name: user_name }: ReplyToRow) =>
  id === null || number === null || user_name === null ? null : { id, number, user_name }
