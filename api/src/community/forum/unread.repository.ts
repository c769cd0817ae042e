import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { filterThreads, type ThreadFilters } from './list-threads.ts'
import { maySee, moderates, type Reader } from './may-see.ts'

type Member = NonNullable<Reader>

interface Needs {
  db: Db
  now: () => Date
}

export type Unread = ReturnType<typeof createUnread>

/** Creates the repository of what members have read. What was written before a member joined counts as read. */
export function createUnread({ db, now }: Needs) {
  async function unreadOf(reader: Member, ids: readonly number[]) {
    const { rows } = await sql<{ id: number; unread: number }>`
      select thread.id, count(*)::int as unread
      from forum_threads as thread
      join users as reader on reader.id = ${reader.id}
      left join forum_read_all as everything on everything.user_id = reader.id
      left join forum_reads as mine on mine.user_id = reader.id and mine.thread_id = thread.id
      join forum_posts as post on post.thread_id = thread.id and post.number > coalesce(mine.last_number, 0)
        and post.deleted_at is null and post.author_id <> reader.id
        and post.created_at > greatest(everything.before, reader.created_at)
      where thread.id = any(${ids}) and not thread.is_gone and ${maySee(reader)}
      group by thread.id order by thread.id`.execute(db)
    return rows
  }

  async function countHidden(reader: Member, filters: ThreadFilters) {
    const hidden = filterThreads(db, reader, filters).where('thread.is_hidden', '=', true)
    // Said again, so that the index of hidden threads by their author is used.
    const own = moderates(reader) ? hidden : hidden.where('thread.author_id', '=', reader.id)
    const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return total
  }

  return {
    /** Returns the unread posts of threads, and how many hidden threads this member may see with these filters. */
    async mine(reader: Member, { ids, ...filters }: ThreadFilters & { ids: readonly number[] }) {
      const threads = ids.length === 0 ? [] : await unreadOf(reader, ids)
      return { threads, hidden_threads: await countHidden(reader, filters) }
    },

    /** Keeps how far a member has read a thread, never less than before; false if they may not see it. */
    async read(reader: Member, { id, number }: { id: number; number: number }) {
      const { rows } = await sql`
        insert into forum_reads (user_id, thread_id, last_number, at)
        select ${reader.id}, thread.id, least(${number}::int, thread.last_number), ${now()}
        from forum_threads as thread
        where thread.id = ${id} and not thread.is_gone and thread.last_number > 0 and ${maySee(reader)}
        on conflict (user_id, thread_id) do update
          set last_number = greatest(forum_reads.last_number, excluded.last_number), at = excluded.at
        returning thread_id`.execute(db)
      return rows.length > 0
    },

    /** Marks everything that is in the forum now as read. */
    async readAll(userId: number) {
      const before = now()
      await db
        .insertInto('forum_read_all')
        .values({ user_id: userId, before })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ before }))
        .execute()
    },
  }
}
