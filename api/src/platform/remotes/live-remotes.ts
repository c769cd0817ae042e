import type { Db } from '../database/open-database.ts'

/** Returns the version of each remote that is live, by name. */
export async function readLiveRemotes(db: Db) {
  const rows = await db.selectFrom('remote_live').selectAll().orderBy('name').execute()
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
}
