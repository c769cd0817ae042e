import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestDatabase } from '../../testing/test-database.ts'
import { beginningsOf } from './beginnings-of.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const finds = async (text: string, search: string) => {
  const { rows } = await sql<{ is_found: boolean | null }>`
    select words_of(${text}) @@ ${beginningsOf(search)} as is_found
  `.execute(database.db)
  return rows[0]?.is_found ?? false
}

test.each([
  ['rider-8e296a067a37@example.com', 'rider-8e296a067a37@example.com'],
  ['rider-8e296a067a37@example.com', '8e296a067'],
  ['Frame 07E1CD', '07e1cd'],
  ['Trail tyre 27.5 x 2.8', '27.5'],
  ['Trail tyre 27.5 x 2.8', 'tyre 2.8'],
  ['-12 °C and below', '12'],
  ['https://example.com/a/b?c=1', 'example.com/a'],
  ['Crème brûlée', 'creme BRUL'],
  ["It's", "it's"],
])('%s is found by %s', async (text, search) => {
  expect(await finds(text, search)).toBe(true)
})

test.each([
  ['Trail tyre 27.5', '7.5'],
  ['Trail tyre', 'tyre 27'],
  ['Trail tyre', '%'],
  ['', 'tyre'],
])('"%s" is not found by "%s"', async (text, search) => {
  expect(await finds(text, search)).toBe(false)
})

test('a word without an end is found by its beginning, and a long text by all its words', async () => {
  expect(await finds('x'.repeat(100_000), 'xxx')).toBe(true)
  const many = Array.from({ length: 20_000 }, (_, number) => `w${number}`)
  expect(await finds(many.join(' '), 'w19999')).toBe(true)
})
