import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { personalRules } from './app.ts'
import { mergePersonalData } from './platform/personal-data/merge-personal-data.ts'
import type { Moved } from './platform/personal-data/merge-rules.ts'
import { columnsOf, FILLED_PERSON, fillPerson } from './testing/fill-person.ts'
import { openTestDatabase } from './testing/test-database.ts'

const KEPT = { id: 8, email: 'kept@example.com', hashes: [] }

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type AnyMoved = Moved<Record<string, unknown>>
const moved = personalRules.flatMap(([table, { onMerge }]) =>
  typeof onMerge === 'string' ? [] : [[table, onMerge as AnyMoved] as const],
)
const ruleOf = new Map(personalRules.map(([table, { onMerge }]) => [table, onMerge]))
const movedBy = ({ moves = [], movesEmail }: AnyMoved) => [...moves, ...(movesEmail ? [movesEmail] : [])]

/** Returns the columns that refer to accounts, in tables whose rows stay. */
async function references() {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`.execute(database.db)
  return rows.filter(({ table }) => ruleOf.get(table) !== 'delete')
}

test('each column that refers to an account moves, or stays with a reason', async () => {
  const open = (await references()).filter(({ table, column }) => {
    const rule = ruleOf.get(table)
    if (!rule || typeof rule === 'string') return true
    return !movedBy(rule).includes(column) && !rule.stays?.[column]
  })
  expect(open).toEqual([])
})

test('no rule is about a column that doesn’t exist', async () => {
  const known = new Set((await columnsOf(database.db)).map(({ table, name }) => `${table}.${name}`))
  const named = moved.flatMap(([table, rule]) =>
    [
      ...movedBy(rule),
      ...(rule.once ?? []),
      ...Object.keys({ ...rule.changes, ...rule.duplicates, ...rule.stays }),
    ].map((column) => `${table}.${column}`),
  )
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('a row that the database allows once for each member is dropped or changed where both accounts have one', async () => {
  const { rows } = await sql<{ table: string; index: string }>`
    select tablename as table, split_part(indexdef, ' USING btree ', 2) as index from pg_indexes
    where schemaname = 'public' and indexdef like '%UNIQUE%'`.execute(database.db)
  const broken = rows.filter(({ table, index }) => {
    const words = new Set(index.match(/\w+/g))
    const rule = moved.find(([name]) => name === table)?.[1]
    if (!rule || !movedBy(rule).some((column) => words.has(column))) return false
    const isOwner = words.has(movedBy(rule)[0] ?? '')
    const isOnce = isOwner && rule.once?.every((column) => words.has(column))
    return !isOnce && !Object.keys(rule.changes ?? {}).some((column) => words.has(column))
  })
  expect(broken).toEqual([])
})

test('after a merger nothing names the account that has ended, except what a rule keeps', async () => {
  const { db } = database
  const named = await references()
  await fillPerson(db, [...ruleOf.keys()])
  await mergePersonalData(db, personalRules, { from: FILLED_PERSON, into: KEPT })

  const left: string[] = []
  const look = async (table: string, column: string, value: string | number) => {
    const rule = ruleOf.get(table)
    if (rule && typeof rule !== 'string' && rule.stays?.[column]) return
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(db)
    if (rows.length > 0) left.push(`${table}.${column}`)
  }
  for (const { table, column } of named) await look(table, column, FILLED_PERSON.id)
  for (const { table, name, type } of await columnsOf(db)) {
    if (type === 'text' || type === 'varchar') await look(table, name, FILLED_PERSON.email)
  }
  expect(left).toEqual([])
})
