import { sql } from 'kysely'

import { type Db, startingWith } from '../../platform/index.ts'

/** Returns the newest tickets whose number begins with a text, with or without T-, or whose subject contains it. */
export const findTickets = (db: Db, words: string, count: number) =>
  db
    .selectFrom('tickets')
    .select(['id', 'number', 'subject'])
    .where(({ or, eb }) =>
      or([
        eb('number', 'like', startingWith(/^\d+$/.test(words) ? `T-${words}` : words.toUpperCase())),
        sql<boolean>`fold(subject) like '%' || fold(${startingWith(words)})`,
      ]),
    )
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
