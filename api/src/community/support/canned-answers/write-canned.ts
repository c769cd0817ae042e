import { type CannedAnswerChange, type CannedAnswerInput, MOST_CANNED_ANSWERS } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import {
  conflict,
  type Db,
  invalid,
  notFound,
  recordAudit,
  type StaffCaller,
} from '../../../platform/index.ts'

type Input = z.output<typeof CannedAnswerInput>
interface Call {
  by: StaffCaller
  now: Date
}

/** Adds a canned answer; returns its id. The same key again returns the one of the first time. */
export const addCanned = (db: Db, { input, key, by, now }: Call & { input: Input; key: string }) =>
  db.transaction().execute(async (trx): Promise<number> => {
    const known = await trx
      .selectFrom('canned_answers')
      .select('id')
      .where('created_key', '=', key)
      .executeTakeFirst()
    if (known) return known.id
    await assertRoom(trx)
    await assertFree(trx, input.title)
    const { id } = await trx
      .insertInto('canned_answers')
      .values({ ...input, created_key: key, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explainTaken)
    const subject = { kind: 'canned_answer', id } as const
    await recordAudit(trx, {
      by,
      action: 'canned_answer.create',
      subject,
      before: null,
      after: { ...input },
      at: now,
    })
    return id
  })

/** Changes a canned answer. Throws a 409 when it has changed since it was read. */
export const changeCanned = (
  db: Db,
  { id, input, by, now }: Call & { id: number; input: z.output<typeof CannedAnswerChange> },
) =>
  db.transaction().execute(async (trx) => {
    const { version, ...after } = input
    const before = await lockCanned(trx, id, version)
    await assertFree(trx, after.title, id)
    await trx
      .updateTable('canned_answers')
      .set({ ...after, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
      .catch(explainTaken)
    const subject = { kind: 'canned_answer', id } as const
    await recordAudit(trx, { by, action: 'canned_answer.edit', subject, before, after, at: now })
  })

/** Deletes a canned answer. Throws a 409 when it has changed since it was read. */
export const removeCanned = (db: Db, { id, version, by, now }: Call & { id: number; version: number }) =>
  db.transaction().execute(async (trx) => {
    const before = await lockCanned(trx, id, version)
    await trx.deleteFrom('canned_answers').where('id', '=', id).execute()
    const subject = { kind: 'canned_answer', id } as const
    const after = { is_deleted: true }
    await recordAudit(trx, { by, action: 'canned_answer.delete', subject, before, after, at: now })
  })

async function lockCanned(trx: Db, id: number, read: number) {
  const stored = await trx
    .selectFrom('canned_answers')
    .select(['title', 'body', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw notFound('This canned answer')
  const { version, ...texts } = stored
  if (version !== read)
    throw conflict(
      'stale_version',
      'This canned answer has changed in the meantime. Please review it and try again.',
    )
  return texts
}

async function assertRoom(trx: Db) {
  const { count } = await trx
    .selectFrom('canned_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_CANNED_ANSWERS)
    throw invalid('title', `There are ${MOST_CANNED_ANSWERS} canned answers. Please delete one first.`)
}

async function assertFree(trx: Db, title: string, id = 0) {
  const other = await trx
    .selectFrom('canned_answers')
    .select('id')
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw taken()
}

/** Throws a 422 in place of the database's error when two give the same title at once. */
function explainTaken(error: unknown): never {
  const constraint = String((error as { constraint?: unknown } | null)?.constraint)
  if (constraint === 'canned_answers_title') throw taken()
  throw error
}

const taken = () => invalid('title', 'Another canned answer has this title.')
