import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../platform/database/open-database.ts'
import { hashOf } from '../platform/tokens.ts'

/** What every text of the filled member has in it. */
export const MARK = 'zq-mark'
/** The number of the member, and of each row that is filled: every reference leads to the member. */
const NUMBER = 7
const UUID = '00000000-0000-4000-8000-000000000007'
const EMAIL = `${MARK}@example.com`

export const FILLED_PERSON = {
  id: NUMBER,
  email: EMAIL,
  hashes: [hashOf(EMAIL), hashOf(String(NUMBER))],
}

export interface Column {
  table: string
  name: string
  type: string
  isGenerated: boolean
}

export async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select columns.table_name as table, column_name as name, udt_name as type, is_generated = 'ALWAYS' as "isGenerated"
    from information_schema.columns
    join information_schema.tables on tables.table_schema = 'public' and tables.table_name = columns.table_name
    where columns.table_schema = 'public' and table_type = 'BASE TABLE'
    order by columns.table_name, ordinal_position`.execute(db)
  return rows
}

/** What leads to the member by more than a number. */
const KEYS: Record<string, RawBuilder<unknown>> = {
  'users.email': sql`${EMAIL}`,
  'size_alerts.email': sql`${EMAIL}`,
  'stock_alerts.email': sql`${EMAIL}`,
  'newsletter_subscriptions.email': sql`${EMAIL}`,
  'newsletter_recipients.email': sql`${EMAIL}`,
  'newsletter_bounces.email': sql`${EMAIL}`,
  'staff_invitations.email': sql`${EMAIL}`,
  'outbox.payload': sql`${JSON.stringify({ to: EMAIL, template: MARK, data: { token: 'the-secret-token' } })}::jsonb`,
  'tries.who': sql`${hashOf(EMAIL)}`,
  'password_resets.email': sql`${hashOf(EMAIL)}`,
  'stock_movements.actor': sql`${`member:${NUMBER}`}`,
  // Notes of staff aren't exported.
  'ticket_messages.is_internal': sql`false`,
}

const VALUES: Record<string, (mark: string) => RawBuilder<unknown>> = {
  text: (mark) => sql`${mark}`,
  varchar: (mark) => sql`${mark}`,
  _text: (mark) => sql`array[${mark}]`,
  jsonb: (mark) => sql`${JSON.stringify({ mark })}::jsonb`,
  bytea: (mark) => sql`${Buffer.from(mark)}`,
  uuid: () => sql`${UUID}::uuid`,
  bool: () => sql`true`,
  date: () => sql`'2026-05-04'::date`,
  timestamptz: () => sql`'2026-05-04 12:00Z'::timestamptz`,
  _timestamptz: () => sql`array['2026-05-04 12:00Z'::timestamptz]`,
  _int4: () => sql`array[${sql.lit(NUMBER)}]`,
  tsvector: () => sql`''::tsvector`,
  int4range: () => sql`'[1,2)'::int4range`,
}

const valueOf = ({ table, name, type }: Column) =>
  KEYS[`${table}.${name}`] ?? VALUES[type]?.(`${MARK}-${table}-${name}`) ?? sql`${sql.lit(NUMBER)}`

/** Adds a row of one member to each of the tables, whatever their constraints say, with a text in every column. */
export async function fillPerson(db: Db, tables: readonly string[]) {
  const columns = await columnsOf(db)
  await withoutConstraints(db)
  for (const table of tables) {
    const filled = columns.filter((column) => column.table === table && !column.isGenerated)
    const names = sql.join(filled.map(({ name }) => sql.ref(name)))
    await sql`delete from ${sql.table(table)}`.execute(db)
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      values (${sql.join(filled.map(valueOf))})`.execute(db)
  }
}

async function withoutConstraints(db: Db) {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f') and conrelid <> 0`.execute(db)
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  for (const table of new Set((await columnsOf(db)).map((column) => column.table))) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  }
}
