import type { FlaggedPostData, FlagDetailsData, FlagsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, notFound } from '../../platform/index.ts'
import { contains, PER_PAGE, toPerson } from './queue-parts.ts'

type Query = z.output<typeof FlagsQuery>

/** Returns a page of the flagged posts: those with open flags first, then by their newest flag. */
export async function listFlagged(db: Db, { page, state, reason, search }: Query) {
  let rows = flagged(db, state === 'open')
  if (state) rows = rows.where('flags.state', '=', state)
  if (reason) rows = rows.where(sql<boolean>`${reason} = any(flags.reasons)`)
  if (search?.trim()) {
    const words = search.trim()
    rows = rows.where((eb) => eb.or([contains('thread.title', words), contains('author.user_name', words)]))
  }
  const { total } = await db
    .selectFrom(rows.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await rows
    .orderBy(sql`flags.open_flags = 0`)
    .orderBy('flags.flagged_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items: found.map(toFlagged), page, per_page: PER_PAGE, total }
}

/** Returns a flagged post with all its flags, the newest first. */
export async function readFlagged(db: Db, id: number): Promise<FlagDetailsData> {
  const row = await flagged(db).where('post.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This post')
  const flags = await db
    .selectFrom('forum_flags as flag')
    .innerJoin('users as member', 'member.id', 'flag.user_id')
    .leftJoin('users as staff', 'staff.id', 'flag.decided_by')
    .select(['flag.id', 'flag.reason', 'flag.note', 'flag.at', 'flag.decision', 'flag.decided_at'])
    .select(['member.id as member_id', 'member.user_name', 'member.is_admin'])
    .select('staff.user_name as decided_by')
    .where('flag.post_id', '=', id)
    .orderBy('flag.id', 'desc')
    .execute()
  return {
    ...toFlagged(row),
    is_hidden: row.is_hidden,
    before: await postsBefore(db, row),
    flags: flags.map(({ member_id, user_name, is_admin, at, decided_at, ...flag }) => ({
      ...flag,
      by: toPerson({ id: member_id, user_name, is_admin }),
      at: at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    })),
  }
}

/** Reads the two posts before a flagged one, in their order. */
async function postsBefore(db: Db, { thread_id, number }: { thread_id: number; number: number }) {
  const posts = await db
    .selectFrom('forum_posts as post')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .select(['post.number', 'author.user_name as author', 'post.body'])
    .where('post.thread_id', '=', thread_id)
    .where('post.number', '<', number)
    .where('post.deleted_at', 'is', null)
    .orderBy('post.number', 'desc')
    .limit(2)
    .execute()
  return posts.toReversed()
}

/** The flags of each post together; of those with open flags alone they are found by an index. */
const byPost = (db: Db, isOpen: boolean) =>
  db
    .selectFrom('forum_flags')
    .$if(isOpen, (all) =>
      all.where('post_id', 'in', (eb) =>
        eb.selectFrom('forum_flags as open').select('open.post_id').where('open.decision', 'is', null),
      ),
    )
    .select([
      'post_id',
      sql<number>`count(*) filter (where decision is null)`.as('open_flags'),
      sql<number>`coalesce(max(id) filter (where decision is null), max(id))`.as('last_flag_id'),
      sql<Date>`max(at)`.as('flagged_at'),
      sql<FlaggedPostData['reasons']>`array_agg(distinct reason)`.as('reasons'),
      sql<FlaggedPostData['state']>`case when count(*) filter (where decision is null) > 0 then 'open'
        else (array_agg(decision order by decided_at desc nulls last))[1] end`.as('state'),
    ])
    .groupBy('post_id')

const flagged = (db: Db, isOpen = false) =>
  db
    .selectFrom(byPost(db, isOpen).as('flags'))
    .innerJoin('forum_posts as post', 'post.id', 'flags.post_id')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .select(['post.id', 'post.number', 'post.version', 'post.body', 'post.deleted_at'])
    .select(['thread.id as thread_id', 'thread.title', 'thread.is_gone', 'thread.is_hidden'])
    .select(['author.id as author_id', 'author.user_name', 'author.is_admin'])
    .select(['flags.open_flags', 'flags.last_flag_id', 'flags.flagged_at', 'flags.reasons', 'flags.state'])

type Row = Awaited<ReturnType<ReturnType<typeof flagged>['execute']>>[number]

const toFlagged = (row: Row): FlaggedPostData => ({
  id: row.id,
  number: row.number,
  version: row.version,
  body: row.body,
  is_deleted: row.deleted_at !== null || row.is_gone,
  author: toPerson({ id: row.author_id, user_name: row.user_name, is_admin: row.is_admin }),
  thread: { id: row.thread_id, title: row.title },
  state: row.state,
  open_flags: Number(row.open_flags),
  last_flag_id: row.last_flag_id,
  flagged_at: row.flagged_at.toISOString(),
  reasons: row.reasons,
})
