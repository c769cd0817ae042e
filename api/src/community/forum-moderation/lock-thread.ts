import { conflict, type Db, notFound, type StaffCaller } from '../../platform/index.ts'

/** What each call of staff says: who makes it, why, which version it is about, and when. */
export interface StaffCall {
  by: StaffCaller
  reason: string
  version: number
  now: Date
}

/** Reads a thread and locks it until the transaction ends. Throws a 404 for one that is gone. */
export async function lockThread(trx: Db, id: number) {
  const thread = await trx
    .selectFrom('forum_threads')
    .selectAll()
    .where('id', '=', id)
    .where('is_gone', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!thread) throw notFound('This thread')
  return thread
}

/** Throws a 409 when a thread or post isn't the version that staff have read. */
export function assertVersion(item: { version: number }, { version }: { version: number }) {
  if (item.version !== version)
    throw conflict('changed', 'It has changed in the meantime. Please review it again.')
}
