import type { HeldPostData, HeldQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, notFound } from '../../platform/index.ts'
import { contains, PER_PAGE, toPerson } from './queue-parts.ts'

type Query = z.output<typeof HeldQuery>

/** Returns a page of held posts: the waiting ones, the oldest first, or decided ones, the latest first. */
export async function listHeld(db: Db, { page, state, reason, search }: Query) {
  let rows = heldPosts(db)
  if (state === 'waiting') rows = rows.where('held.decided_at', 'is', null)
  else rows = rows.where('held.decided_at', 'is not', null)
  if (state === 'approved') rows = rows.where('held.post_id', 'is not', null)
  if (state === 'rejected') rows = rows.where('held.post_id', 'is', null)
  if (reason) rows = rows.where('held.reason', '=', reason)
  if (search?.trim()) {
    const words = search.trim()
    const columns = ['held.title', 'held.body', 'thread.title', 'author.user_name']
    rows = rows.where((eb) => eb.or(columns.map((column) => contains(column, words))))
  }
  const { total } = await db
    .selectFrom(rows.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const direction = state === 'waiting' ? 'asc' : 'desc'
  const found = await rows
    .orderBy(state === 'waiting' ? 'held.at' : 'held.decided_at', direction)
    .orderBy('held.id', direction)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items: found.map(toHeld), page, per_page: PER_PAGE, total }
}

export async function readHeld(db: Db, id: number): Promise<HeldPostData> {
  const row = await heldPosts(db).where('held.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This post')
  return toHeld(row)
}

const heldPosts = (db: Db) =>
  db
    .selectFrom('forum_held as held')
    .innerJoin('users as author', 'author.id', 'held.user_id')
    .leftJoin('forum_threads as thread', 'thread.id', 'held.thread_id')
    .leftJoin('forum_categories as category', 'category.id', 'held.category_id')
    .leftJoin('users as staff', 'staff.id', 'held.decided_by')
    .select(['held.id', 'held.title', 'held.tags', 'held.body', 'held.reason', 'held.at'])
    .select(['held.decided_at', 'held.post_id', 'staff.user_name as decided_by'])
    .select(['author.id as author_id', 'author.user_name', 'author.is_admin'])
    .select(['thread.id as thread_id', 'thread.title as thread_title'])
    .select(['category.id as category_id', 'category.title as category_title'])

type Row = Awaited<ReturnType<ReturnType<typeof heldPosts>['execute']>>[number]

function stateOf({ decided_at, post_id }: Row): HeldPostData['state'] {
  if (!decided_at) return 'waiting'
  return post_id === null ? 'rejected' : 'approved'
}

const toHeld = (row: Row): HeldPostData => ({
  id: row.id,
  author: toPerson({ id: row.author_id, user_name: row.user_name, is_admin: row.is_admin }),
  thread: named(row.thread_id, row.thread_title),
  title: row.title,
  category: named(row.category_id, row.category_title),
  tags: row.tags,
  body: row.body,
  reason: row.reason,
  at: row.at.toISOString(),
  state: stateOf(row),
  decided_at: row.decided_at?.toISOString() ?? null,
  decided_by: row.decided_by,
})

const named = (id: number | null, title: string | null) =>
  id === null || title === null ? null : { id, title }
