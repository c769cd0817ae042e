import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { filterThreads, orderOf, type ThreadFilters } from './list-threads.ts'
import { excerptOf, firstPicture } from './excerpt.ts'
import { maySee, type Reader } from './may-see.ts'
import { selectThreads, toThread } from './thread-query.ts'

const PER_PAGE = 20

/** The SQL for the beginning of a thread's first post. */
const beginning = sql<string | null>`(
  select left(first.body, 4000) from forum_posts as first
  where first.thread_id = thread.id and first.number = 1 and first.deleted_at is null
)`.as('beginning')

export type ThreadLists = ReturnType<typeof createThreadLists>

/** Creates the repository of the lists of threads; every read returns only what its reader may see. */
export function createThreadLists(db: Db) {
  return {
    async categories(reader: Reader) {
      const counts = await db
        .selectFrom('forum_threads as thread')
        .where('thread.is_gone', '=', false)
        .where(maySee(reader))
        .select(['thread.category_id', (eb) => eb.fn.countAll<number>().as('threads')])
        .groupBy('thread.category_id')
        .execute()
      const threadsOf = new Map(counts.map((row) => [row.category_id, row.threads]))
      const categories = await db
        .selectFrom('forum_categories')
        .select(['id', 'title', 'description'])
        .orderBy('id')
        .execute()
      return categories.map((category) => ({ ...category, threads: threadsOf.get(category.id) ?? 0 }))
    },

    /** Returns the tags by name, with the number of threads that everybody may see. */
    async tags() {
      const { rows } = await sql<{ name: string; threads: number }>`
        select tag.name, coalesce(used.threads, 0)::int as threads
        from forum_tags as tag
        left join (
          select name, sum(sets.threads) as threads
          from (
            select thread.tags, count(*) as threads from forum_threads as thread
            where not thread.is_gone and ${maySee(null)} group by thread.tags
          ) as sets, unnest(sets.tags) as name
          group by name
        ) as used on used.name = tag.name
        order by tag.name`.execute(db)
      return rows
    },

    /** Returns a page of threads. */
    async threads(reader: Reader, { page, ...filters }: ThreadFilters & { page: number }) {
      const { total } = await filterThreads(db, reader, filters)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      // Late pages skip entries of an index, and only the page's own threads are read whole.
      const ids = filterThreads(db, reader, filters)
        .select('thread.id')
        .orderBy(orderOf(filters.sort))
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
      const rows = await selectThreads(db, reader)
        .select(beginning)
        .where('thread.id', 'in', ids)
        .orderBy(orderOf(filters.sort))
        .execute()
      return { items: rows.map(toListed), page, per_page: PER_PAGE, total }
    },
  }
}

const toListed = ({
  beginning: text,
  ...row
}: Parameters<typeof toThread>[0] & { beginning: string | null }) => ({
  ...toThread(row),
  excerpt: excerptOf(text ?? ''),
  // Pages show pictures as everybody sees them, and nobody else sees those of a hidden thread.
  picture: row.is_hidden ? null : firstPicture(text ?? ''),
})
