import { sql } from 'kysely'

import type { Db } from '../platform/database/open-database.ts'

/**
 * A digest of every row of every table: equal when nothing has been written. Rate limits are left out, since they count
 * refused requests, too.
 */
export async function snapshotOf(db: Db): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables()
  const digests = tables
    .filter(({ name }) => name !== 'rate_limits')
    .map(async ({ name }) => {
      const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(r::text, '|' order by r::text)), 'empty') as digest from ${sql.table(name)} r
    `.execute(db)
      return [name, rows[0]?.digest ?? ''] as const
    })
  return Object.fromEntries(await Promise.all(digests))
}
