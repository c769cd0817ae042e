import type { WordsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { Db } from '../../platform/index.ts'
import { contains, PER_PAGE } from './queue-parts.ts'

/** Returns a page of the word list, in alphabetical order. */
export async function listWords(db: Db, { page, action, search }: z.output<typeof WordsQuery>) {
  let rows = db.selectFrom('forum_words')
  if (action) rows = rows.where('action', '=', action)
  if (search?.trim()) rows = rows.where(contains('word', search.trim()))
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await rows
    .select(['id', 'word', 'action'])
    .orderBy('word')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items, page, per_page: PER_PAGE, total }
}
