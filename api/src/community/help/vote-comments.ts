import type { Readable } from 'node:stream'

import type { HelpCommentsExportQuery, HelpCommentState } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import {
  conflict,
  type Db,
  notFound,
  recordAudit,
  recordsInParts,
  type StaffCaller,
  startingWith,
  writeCsv,
} from '../../platform/index.ts'

const PER_PAGE = 50

type Filters = z.output<typeof HelpCommentsExportQuery>

/** Returns a page of what readers said about topics, the latest first. */
export async function listComments(db: Db, { page, ...filters }: Filters & { page: number }) {
  const { total } = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await sorted(db, filters)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = await readComments(
    db,
    ids.map(({ id }) => id),
  )
  return { items, page, per_page: PER_PAGE, total }
}

const COLUMNS = ['topic', 'version', 'vote', 'comment', 'voted_at', 'done_at'] as const

/** Returns what readers said about topics as a stream of CSV. */
export const exportComments = (db: Db, filters: Filters): Readable =>
  writeCsv(
    COLUMNS,
    recordsInParts({
      ids: (most) => sorted(db, filters).limit(most).execute(),
      records: async (ids) =>
        (await readComments(db, ids)).map(({ topic, version, is_helpful, done_at, ...row }) => ({
          topic: topic.title,
          version: version ?? '',
          vote: is_helpful ? 'helpful' : 'not helpful',
          comment: row.comment,
          voted_at: row.voted_at,
          done_at: done_at ?? '',
        })),
    }),
  )

function filtered(db: Db, { search, state, topic }: Filters) {
  let votes = db
    .selectFrom('help_votes as vote')
    .innerJoin('help_topics as topic', 'topic.id', 'vote.topic_id')
    .where('vote.comment', 'is not', null)
  if (topic) votes = votes.where('vote.topic_id', '=', topic)
  if (state) votes = votes.where('vote.done_at', state === 'open' ? 'is' : 'is not', null)
  if (search?.trim()) {
    const words = sql`concat_ws(' ', topic.title, vote.comment)`
    votes = votes.where(sql<boolean>`fold(${words}) like '%' || fold(${startingWith(search.trim())})`)
  }
  return votes
}

const sorted = (db: Db, filters: Filters) =>
  filtered(db, filters).select('vote.id').orderBy('vote.voted_at', 'desc').orderBy('vote.id', 'desc')

async function readComments(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('help_votes as vote')
    .innerJoin('help_topics as topic', 'topic.id', 'vote.topic_id')
    .select(['vote.id', 'vote.topic_version as version', 'vote.is_helpful', 'vote.comment'])
    .select(['vote.voted_at', 'vote.done_at', 'topic.id as topic_id', 'topic.title'])
    .where('vote.id', 'in', ids)
    .where('vote.comment', 'is not', null)
    .orderBy('vote.voted_at', 'desc')
    .orderBy('vote.id', 'desc')
    .execute()
  return rows.map(({ topic_id, title, comment, voted_at, done_at, ...row }) => ({
    ...row,
    topic: { id: topic_id, title },
    comment: comment ?? '',
    voted_at: voted_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  }))
}

interface Settling {
  id: number
  input: z.output<typeof HelpCommentState>
  by: StaffCaller
  now: Date
}

/** Marks the comment that was read as dealt with, or as open again. A 409 says that its reader has changed it since. */
export const settleComment = (db: Db, { id, input, by, now }: Settling) =>
  db.transaction().execute(async (trx) => {
    const vote = await trx
      .selectFrom('help_votes')
      .select(['topic_id', 'voted_at', 'done_at'])
      .where('id', '=', id)
      .where('comment', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!vote) throw notFound('This comment')
    if (vote.voted_at.getTime() !== Date.parse(input.voted_at)) {
      throw conflict('comment_changed', 'The reader has changed this comment since. Please read it again.')
    }
    if ((vote.done_at !== null) === input.is_done) return
    const done = input.is_done ? { done_at: now, done_by: by.id } : { done_at: null, done_by: null }
    await trx.updateTable('help_votes').set(done).where('id', '=', id).execute()
    await recordAudit(trx, {
      by,
      action: 'help_topic.comment',
      subject: { kind: 'help_topic', id: vote.topic_id },
      before: { comment_id: id, is_done: vote.done_at !== null },
      after: { is_done: input.is_done },
      at: now,
    })
  })
