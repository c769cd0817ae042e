import { sql } from 'kysely'

import type { Db } from '../platform/database/open-database.ts'

/** A digest of every row of every table: equal when nothing has been written. */
export async function snapshotOf(db: Db): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables()
  const digests = tables.map(async ({ name }) => {
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(r::text, '|' order by r::text)), 'empty') as digest from ${sql.table(name)} r
    `.execute(db)
    return [name, rows[0]?.digest ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}
