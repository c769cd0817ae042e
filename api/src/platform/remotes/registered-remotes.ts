import type { Db } from '../database/open-database.ts'

/** Returns the live version of each remote, by name. */
export async function readRegisteredRemotes(db: Db) {
  const rows = await db.selectFrom('remote_live').selectAll().orderBy('name').execute()
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
}
