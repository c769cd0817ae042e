import type { ForumThreadData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { maySee, type Reader, STAFF_FLAGS } from './may-see.ts'

/** Selects the threads that this reader may see, with category, author and number of posts. */
export const selectThreads = (db: Db, reader: Reader) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
    .innerJoin('users as author', 'author.id', 'thread.author_id')
    .leftJoin('users as latest', 'latest.id', 'thread.last_post_author_id')
    .select([
      'thread.id',
      'thread.title',
      'thread.is_pinned',
      'thread.is_locked',
      'thread.is_hidden',
      'thread.is_solved',
      'thread.created_at',
      'thread.last_post_at',
      'thread.tags',
      'thread.version',
      'thread.accepted_post_id',
      'thread.last_number',
      'thread.title_edited_at',
      'thread.post_count as posts',
      'category.id as category_id',
      'category.title as category_title',
      'author.id as author_id',
      'author.user_name',
      'author.avatar',
      'author.is_admin',
      'author.is_workshop',
      'latest.id as latest_id',
      'latest.user_name as latest_name',
    ])
    .where('thread.is_gone', '=', false)
    .where(maySee(reader))

type ThreadRow = Omit<
  Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number],
  'last_number' | 'title_edited_at'
>

export interface AuthorRow {
  author_id: number
  user_name: string
  avatar: string | null
  is_admin: number
  is_workshop: boolean
}

/**
 * Returns the public data of a post's author: no full name, no email address, and only whether the author is staff or
 * of the workshop.
 */
export const toAuthor = ({ author_id, user_name, avatar, is_admin, is_workshop }: AuthorRow) => ({
  id: author_id,
  user_name,
  avatar,
  is_staff: STAFF_FLAGS.includes(is_admin),
  is_workshop,
})

export const toThread = (row: ThreadRow): ForumThreadData => ({
  id: row.id,
  title: row.title,
  category: { id: row.category_id, title: row.category_title },
  author: toAuthor(row),
  is_pinned: row.is_pinned,
  is_locked: row.is_locked,
  is_hidden: row.is_hidden,
  is_solved: row.is_solved,
  tags: row.tags,
  version: row.version,
  accepted_post_id: row.accepted_post_id,
  posts: row.posts,
  created_at: row.created_at.toISOString(),
  last_post_at: row.last_post_at.toISOString(),
  last_post_by:
    row.latest_id === null || row.latest_name === null
      ? null
      : { id: row.latest_id, user_name: row.latest_name },
})
