import type { Db } from '../../platform/index.ts'
import { deviceOf } from './device-of.ts'

interface Needs {
  db: Db
  now: () => Date
}

interface Ending {
  userId: number
  reason: string
  /** The id of the session that isn't ended. */
  except?: string
}

export type SessionList = ReturnType<typeof createSessionList>

/** Creates the list of a member's sessions, and ways to end them from another device. */
export function createSessionList({ db, now }: Needs) {
  const alive = (trx: Db, userId: number) =>
    trx
      .updateTable('sessions')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now())

  return {
    async of(userId: number, currentId: string) {
      const sessions = await db
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'is_remembered', 'created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute()
      return sessions.map(({ id, user_agent, is_remembered, created_at, last_seen_at }) => ({
        id,
        device: deviceOf(user_agent),
        is_current: id === currentId,
        is_remembered,
        started_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      }))
    },

    /** Ends a session if it belongs to the member; returns how many were ended. */
    async endOne(
      userId: number,
      id: string,
      { trx = db, reason = 'ended from another session' }: { trx?: Db; reason?: string } = {},
    ): Promise<number> {
      const ended = await alive(trx, userId)
        .set({ ended_at: now(), end_reason: reason })
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(ended.numUpdatedRows)
    },

    async endAll({ userId, reason, except }: Ending, trx: Db = db): Promise<number> {
      const ended = await alive(trx, userId)
        .set({ ended_at: now(), end_reason: reason })
        .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
        .executeTakeFirst()
      return Number(ended.numUpdatedRows)
    },
  }
}
