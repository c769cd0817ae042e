import type { FastifyBaseLogger } from 'fastify'

import { logSecurityEvent, type Db } from '../../platform/index.ts'

interface Needs {
  db: Db
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * Creates the job that logs who was given or lost rights. A trigger records each change, whoever made it, and of several
 * processes one logs it.
 */
export const createLogRoleChanges =
  ({ db, now, log }: Needs) =>
  async () => {
    const changes = await db
      .updateTable('role_changes')
      .set({ logged_at: now() })
      .where('logged_at', 'is', null)
      .returning(['user_id', 'before', 'after', 'at'])
      .execute()
    for (const { at, ...change } of changes) {
      logSecurityEvent({ log }, { event: 'role_changed', ...change, at: at.toISOString() })
    }
  }
