import type { StaffThreadData, StaffThreadsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type RawBuilder, sql } from 'kysely'

import { beginsWith, type Db, startingWith } from '../../platform/index.ts'
import { PER_PAGE, toPerson } from './queue-parts.ts'

type Query = z.output<typeof StaffThreadsQuery>

const IN_STATE: Record<NonNullable<Query['state']>, RawBuilder<boolean>> = {
  hidden: sql`thread.is_hidden and not thread.is_gone`,
  locked: sql`thread.is_locked and not thread.is_gone`,
  pinned: sql`thread.is_pinned and not thread.is_gone`,
  solved: sql`thread.is_solved and not thread.is_gone`,
  merged: sql`thread.merged_into_id is not null`,
  deleted: sql`thread.deleted_at is not null`,
}

/** Returns the condition that the title of a "thread" contains a text, without regard to capitals and accents. */
const titleContains = (words: string) =>
  sql<boolean>`thread.folded_title like '%' || fold(${startingWith(words)})`

/** Returns the condition that a "thread" was begun by a member whose user name begins with a text. */
const isByAuthor = (db: Db, words: string) =>
  sql<boolean>`thread.author_id in (${db
    .selectFrom('users')
    .select('id')
    .where(beginsWith(sql`lower(user_name)`, sql`${words.toLowerCase()}`))})`

/** Returns a page of all threads, hidden and deleted ones included, the one with the latest post first. */
export async function listStaffThreads(db: Db, { page, state, category, search }: Query) {
  let rows = db
    .selectFrom('forum_threads as thread')
    .innerJoin('users as author', 'author.id', 'thread.author_id')
  if (state) rows = rows.where(IN_STATE[state])
  if (category) rows = rows.where('thread.category_id', '=', category)
  const words = search?.trim()
  if (words) {
    const byName = [titleContains(words), isByAuthor(db, words)]
    const byNumber = /^\d{1,9}$/.test(words) ? [sql<boolean>`thread.id = ${Number(words)}`] : []
    rows = rows.where((eb) => eb.or([...byNumber, ...byName]))
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
    .select(['thread.id', 'thread.title', 'category.title as category', 'thread.post_count as posts'])
    .select(['thread.last_post_at', 'thread.is_hidden', 'thread.is_locked', 'thread.is_pinned'])
    .select(['thread.is_solved', 'thread.deleted_at', 'thread.merged_into_id'])
    .select(['author.id as author_id', 'author.user_name', 'author.is_admin'])
    .orderBy('thread.last_post_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = found.map(
    ({ author_id, user_name, is_admin, last_post_at, deleted_at, ...thread }): StaffThreadData => ({
      ...thread,
      author: toPerson({ id: author_id, user_name, is_admin }),
      last_post_at: last_post_at.toISOString(),
      is_deleted: deleted_at !== null,
    }),
  )
  return { items, page, per_page: PER_PAGE, total: Number(total) }
}

/** Returns the latest threads whose number begins with a text, or whose title contains it; without those that are gone. */
export const findThreads = (db: Db, words: string, count: number) =>
  db
    .selectFrom('forum_threads as thread')
    .select(['thread.id', 'thread.title'])
    .where('thread.is_gone', '=', false)
    .where((eb) =>
      eb.or([
        titleContains(words),
        sql<boolean>`thread.id::text like ${startingWith(words.replace(/^#/, ''))}`,
      ]),
    )
    .orderBy('thread.last_post_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(count)
    .execute()
