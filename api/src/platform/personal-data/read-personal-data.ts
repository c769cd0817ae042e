import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import type { Person, PersonalRule } from './personal-rules.ts'

const ROWS_AT_ONCE = 500
const START = '(0,0)'

/** The condition for the member's rows that the export has. */
const exportedOf = ({ of, exported }: PersonalRule, person: Person) =>
  exported ? sql`(${of(person)}) and (${exported})` : sql`(${of(person)})`

/** Tells whether a table has rows of the member. */
export async function hasRows(trx: Db, [table, rule]: readonly [string, PersonalRule], person: Person) {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${sql.table(table)} where ${exportedOf(rule, person)}) as has`.execute(trx)
  return rows[0]?.has === true
}

/** Counts the rows of a table that the export would have of the member. */
export async function countRows(trx: Db, [table, rule]: readonly [string, PersonalRule], person: Person) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${exportedOf(rule, person)}`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Yields the JSON text of the member's rows in a table, some at a time. The transaction has to read one state of the
 * database, so that rows keep their places.
 */
export async function* readRows(trx: Db, [table, rule]: readonly [string, PersonalRule], person: Person) {
  const shown = sql.join(await shownColumns(trx, table, rule))
  let after: string | undefined = START
  while (after !== undefined) {
    const { rows }: { rows: RowText[] } = await sql<RowText>`
      select ctid::text as place, (select row_to_json(shown) from (select ${shown}) as shown)::text as json
      from ${sql.table(table)}
      where ${exportedOf(rule, person)} and ctid > ${after}::tid order by ctid limit ${ROWS_AT_ONCE}`.execute(
      trx,
    )
    yield* rows.map((row) => row.json)
    after = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.place : undefined
  }
}

interface RowText {
  place: string
  json: string
}

/** Returns the columns that the export has, without search indexes, which are made of other columns. */
async function shownColumns(trx: Db, table: string, { leftOut = {}, exportedAs = {}, file }: PersonalRule) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and data_type <> 'tsvector'
    order by ordinal_position`.execute(trx)
  return rows
    .map(({ name }) => name)
    .filter((name) => !(name in leftOut) && name !== file?.bytes)
    .map((name) => (exportedAs[name] ? sql`${exportedAs[name]} as ${sql.ref(name)}` : sql.ref(name)))
}

/** Returns the names and places of the member's files in a table; `readFile` reads one of them. */
export async function listFiles(trx: Db, [table, rule]: readonly [string, PersonalRule], person: Person) {
  if (!rule.file) return []
  const { rows } = await sql<{ place: string; name: string }>`
    select ctid::text as place, (${rule.file.name})::text as name from ${sql.table(table)}
    where ${exportedOf(rule, person)} order by ctid`.execute(trx)
  return rows
}

export async function readFile(trx: Db, table: string, column: string, place: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select ${sql.ref(column)} as bytes from ${sql.table(table)} where ctid = ${place}::tid`.execute(trx)
  return rows[0]?.bytes ?? Buffer.alloc(0)
}
