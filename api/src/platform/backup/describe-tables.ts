import type pg from 'pg'

/** Returns our tables with their columns that can be written, both by name. */
export async function readTables(client: pg.ClientBase): Promise<Array<{ name: string; columns: string[] }>> {
  const { rows } = await client.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`)
  return rows
}

/** Returns each sequence's last value; null when it has given none. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await client.query(
    "select sequencename as name, last_value from pg_sequences where schemaname = 'public' order by 1",
  )
  return Object.fromEntries(rows.map(({ name, last_value }) => [name, last_value]))
}

/** Returns the names of the migrations that this database has had, in their order. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query('select name from migrations order by name')
  return rows.map(({ name }) => name)
}
