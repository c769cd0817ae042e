import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Counts the posts with open reports and those that wait to be approved. */
export async function countWaitingPosts(db: Db) {
  const reports = db
    .selectFrom('forum_flags')
    .select(sql<number>`count(distinct post_id)`.as('count'))
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow()
  const held = db
    .selectFrom('forum_held')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  const [flagged, waiting] = await Promise.all([reports, held])
  return { reports: Number(flagged.count), held: Number(waiting.count) }
}
