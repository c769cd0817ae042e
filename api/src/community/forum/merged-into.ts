import type { Db } from '../../platform/index.ts'

/** Returns the id of the thread that has a thread's posts now: another one's if it was merged, otherwise its own. */
export async function mergedInto(db: Db, id: number): Promise<number> {
  const thread = await db
    .selectFrom('forum_threads')
    .select('merged_into_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return thread?.merged_into_id ?? id
}
