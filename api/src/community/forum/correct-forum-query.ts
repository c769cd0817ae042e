import { sql } from 'kysely'

import { correctQuery, type Db } from '../../platform/index.ts'
import { maySee, type Reader } from './may-see.ts'

/**
 * Corrects a search of the forum, as `correctQuery` does, by words that this reader may read somewhere. The known words
 * are an hour old: among them may be those of a thread that was hidden or deleted since.
 */
export const correctForumQuery = (db: Db, reader: Reader, text: string) =>
  correctQuery(
    db,
    'forum',
    text,
    (word) => sql<boolean>`exists (
      select from forum_search as found join forum_threads as thread on thread.id = found.thread_id
      where found.search @@ plainto_tsquery('english', ${word}) and not thread.is_gone and ${maySee(reader)})`,
  )
