import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedSpares } from '../../../seed/spares.ts'
import type { Db } from '../../platform/index.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedSpares(app.db)
})
afterAll(() => app.close())

const KIND = sql.raw('family_code, bikes, is_in_stock, years, sizes, part_ids')

/** Returns the kinds of parts whose kept number isn't the number of rows. */
async function wrongCounts() {
  const { rows } = await sql`
    select ${KIND}, sum(count) from (
      select ${KIND}, count from spare_counts union all select ${KIND}, -1 from spare_list) as both_sides
    group by ${KIND} having sum(count) <> 0`.execute(app.db)
  return rows
}
const listed = async (query = '') => (await app.call(`/api/spares/search${query}`)).json().data
const numbersOf = ({ items }: { items: Array<{ number: string }> }) => items.map(({ number }) => number)
/** Stops or goes on selling parts: what is discontinued isn't in stock. */
const discontinue = (db: Db, ids: number[], is_discontinued = true) =>
  db.updateTable('spares').set({ is_discontinued }).where('product_id', 'in', ids).execute()

test('the numbers of parts are true after every kind of change', async () => {
  const { total, facets } = await listed()
  expect(await wrongCounts()).toEqual([])
  await discontinue(app.db, [1032])
  expect((await listed()).facets.in_stock).toBe(facets.in_stock - 1)
  await discontinue(app.db, [1032], false)
  expect((await listed()).facets.in_stock).toBe(facets.in_stock)
  await app.db.updateTable('products').set({ hidden: true }).where('id', 'in', [1032, 1035]).execute()
  expect((await listed()).total).toBe(total - 2)
  await app.db.updateTable('spares').set({ family_code: 'WHL', year_to: 2020 }).execute()
  expect((await listed('?family=WHL')).total).toBe(total - 2)
  await app.db.deleteFrom('spares').where('product_id', 'in', [1001, 1004]).execute()
  expect((await listed()).total).toBe(total - 4)
  expect(await wrongCounts()).toEqual([])
})

test('the numbers are true after changes at once, in either order', async () => {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from spare_list order by ${KIND} limit 24`.execute(app.db)
  const ids = rows.map(({ product_id }) => product_id)
  const stop = (those: number[]) =>
    app.db.transaction().execute(async (trx) => {
      for (const id of those) await discontinue(trx, [id])
    })
  // What two change never is the same part, but often the same kind of part.
  const [even, odd] = [0, 1].map((rest) => ids.filter((_, index) => index % 2 === rest))
  await Promise.all([stop(even!), stop(odd!.toReversed())])
  expect(await wrongCounts()).toEqual([])
  // The next change merges what is left of them.
  for (const id of ids) await discontinue(app.db, [id], false)
  expect(await wrongCounts()).toEqual([])
  const { rows: kinds } =
    await sql`select ${KIND} from spare_counts group by ${KIND} having count(*) > 1`.execute(app.db)
  expect(kinds).toEqual([])
})

test.each(['', '&bike=nyx', '&in_stock=1', '&family=WHL&bike=nireeka-prime'])(
  'all pages of the list%s have each part once, in the order of their numbers',
  async (filter) => {
    const { total, per_page } = await listed(`?page=1${filter}`)
    expect(total).toBeGreaterThan(per_page)
    const numbers: string[] = []
    for (let page = 1; page <= Math.ceil(total / per_page); page++)
      numbers.push(...numbersOf(await listed(`?page=${page}${filter}`)))
    expect(numbers).toEqual([...new Set(numbers)].toSorted())
    expect(numbers).toHaveLength(total)
    expect(
      (await app.call(`/api/spares/search?page=${Math.ceil(total / per_page) + 1}${filter}`)).statusCode,
    ).toBe(404)
  },
)
