import { type CannedAnswerData, type CannedAnswersQuery, MOST_CANNED_ANSWERS } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, notFound, startingWith } from '../../../platform/index.ts'

const PER_PAGE = 50

/** Returns a page of the canned answers in alphabetical order. */
export async function listCanned(db: Db, { page, search }: z.output<typeof CannedAnswersQuery>) {
  let answers = db.selectFrom('canned_answers')
  const words = search?.trim()
  if (words)
    answers = answers.where(sql<boolean>`fold(title || ' ' || body) like '%' || fold(${startingWith(words)})`)
  const { total } = await answers
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await answers
    .select(['id', 'title', 'body', 'version', 'updated_at'])
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items: rows.map(toData), page, per_page: PER_PAGE, total: Number(total) }
}

/** Returns a canned answer. Throws a 404 for one that there isn't. */
export async function readCanned(db: Db, id: number): Promise<CannedAnswerData> {
  const row = await db
    .selectFrom('canned_answers')
    .select(['id', 'title', 'body', 'version', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This canned answer')
  return toData(row)
}

/** Returns the titles of all canned answers, to choose from beside a ticket. */
export const cannedTitles = (db: Db) =>
  db
    .selectFrom('canned_answers')
    .select(['id', 'title'])
    .orderBy(sql`lower(title)`)
    .limit(MOST_CANNED_ANSWERS)
    .execute()

interface Row extends Omit<CannedAnswerData, 'updated_at'> {
  updated_at: Date
}

const toData = ({ updated_at, ...row }: Row): CannedAnswerData => ({
  ...row,
  updated_at: updated_at.toISOString(),
})
