import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { personalDomains, personalRules } from './app.ts'
import { erasePersonalData } from './platform/personal-data/erase-personal-data.ts'
import type { PersonalRule } from './platform/personal-data/personal-rules.ts'
import { zipPersonalData } from './platform/personal-data/zip-personal-data.ts'
import { type Column, columnsOf, FILLED_PERSON, fillPerson, MARK } from './testing/fill-person.ts'
import { readZip } from './testing/read-zip.ts'
import { openTestDatabase } from './testing/test-database.ts'

/** Words in the names of columns that may have something of a person. */
const PERSONAL =
  /email|name|address|phone|(^|_)ip(_|$)|user|author|actor|guest|_by$|member|customer|street|agent/

/** Columns with such a name that have nothing of a person. */
const OF_THINGS = new Set([
  'job_runs.name',
  'announcements.text',
  'bike_sizes.name',
  'colours.name',
  'countries.name',
  'dealers.address',
  'dealers.name',
  'dealers.phone',
  'dealers.email',
  'forum_categories.min_member_days',
  'forum_tags.name',
  'goods_imports.actor',
  'goods_imports.file_name',
  'migrations.name',
  'price_changes.actor',
  'promo_codes.customer_group',
  'promo_codes.max_per_member',
  'remote_history.name',
  'remote_live.name',
  'remote_releases.name',
  'review_decisions.actor',
  'seedings.name',
  'shipping_rates.faster_by',
  'spares.superseded_by',
  'staff_settings.needs_second_factor',
  'vitals.name',
])
const TEXTS = ['text', 'varchar', '_text', 'jsonb', 'bytea']

let database: Awaited<ReturnType<typeof openTestDatabase>>
let columns: Column[]
let references: Set<string>
beforeAll(async () => {
  database = await openTestDatabase()
  columns = await columnsOf(database.db)
  references = await referencesToMembers()
})
afterAll(() => database.close())

async function referencesToMembers() {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`.execute(database.db)
  return new Set(rows.map(({ name }) => name))
}

const rules: Record<string, unknown> = Object.assign({}, ...personalDomains)
const ruled = new Map<string, PersonalRule>(personalRules)
const nameOf = ({ table, name }: Column) => `${table}.${name}`
const isPersonal = (column: Column) => references.has(nameOf(column)) || PERSONAL.test(column.name)

test('every table has a rule, or a sentence that says why it has nothing of a member', () => {
  expect([...new Set(columns.map(({ table }) => table))].filter((table) => !rules[table])).toEqual([])
})

test('a table without a rule names nobody', () => {
  const unruled = columns.filter(({ table }) => !ruled.has(table))
  expect(
    unruled
      .filter(isPersonal)
      .map(nameOf)
      .filter((name) => !OF_THINGS.has(name)),
  ).toEqual([])
})

test('a column that may name a member and whose row stays is changed, or kept with a reason', () => {
  const open = columns.filter((column) => {
    const deletion = ruled.get(column.table)?.onDeletion
    if (!deletion || deletion === 'delete' || !isPersonal(column)) return false
    return !deletion.changes?.[column.name] && !deletion.keeps[column.name]
  })
  expect(open.map(nameOf)).toEqual([])
})

test('no rule is about a column that doesn’t exist', () => {
  const known = new Set(columns.map(nameOf))
  const named = personalRules.flatMap(([table, { leftOut, exportedAs, file, onDeletion }]) =>
    [
      ...Object.keys({ ...leftOut, ...exportedAs }),
      ...(file ? [file.bytes] : []),
      ...(onDeletion === 'delete' ? [] : Object.keys({ ...onDeletion.changes, ...onDeletion.keeps })),
    ].map((column) => `${table}.${column}`),
  )
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('an export has every column of a member, and a deletion leaves only what is kept with a reason', async () => {
  const { db } = database
  await fillPerson(db, [...ruled.keys()])

  const files = readZip(await zipOf())
  const exported = (table: string) => {
    const json = JSON.parse(files.get(`data/${table}.json`)?.toString() ?? '[]') as Array<
      Record<string, unknown>
    >
    return Object.keys(json[0] ?? {}).map((name) => `${table}.${name}`)
  }
  const expected = columns
    .filter(({ table, type }) => ruled.has(table) && type !== 'tsvector')
    .filter(({ table, name }) => !ruled.get(table)?.leftOut?.[name] && ruled.get(table)?.file?.bytes !== name)
    .map(nameOf)
  expect([...ruled.keys()].flatMap(exported).toSorted()).toEqual(expected.toSorted())
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(4)
  expect([...files.values()].join('\n')).not.toContain('the-secret-token')

  await db.transaction().execute((trx) => erasePersonalData(trx, personalRules, FILLED_PERSON))
  expect(await leftBehind()).toEqual([])
})

async function zipOf(): Promise<Buffer> {
  // Nobody can draw an invoice of the texts that the rows are filled with.
  const withoutDocuments = personalRules.map(
    ([table, rule]) => [table, { ...rule, documents: undefined }] as const,
  )
  const input = { rules: withoutDocuments, person: FILLED_PERSON, at: new Date('2026-05-04T12:00:00Z') }
  return database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const chunks: Buffer[] = []
      for await (const chunk of await zipPersonalData(trx, input)) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    })
}

/** Returns the columns of the whole database that still have a text of the member, though no rule keeps them. */
async function leftBehind() {
  const left: string[] = []
  for (const column of columns.filter(({ type }) => TEXTS.includes(type))) {
    const { table, name, type } = column
    const deletion = ruled.get(table)?.onDeletion
    if (deletion && deletion !== 'delete' && deletion.keeps[name]) continue
    const text = type === 'bytea' ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`
    const { rows } = await sql`
      select from ${sql.table(table)} where ${text} like ${`%${MARK}%`} limit 1`.execute(database.db)
    if (rows.length > 0) left.push(nameOf(column))
  }
  return left
}
