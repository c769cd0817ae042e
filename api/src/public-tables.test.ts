import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seeds } from '../seed/index.ts'
import { createApp } from './app.ts'
import { migrate } from './platform/database/migrate.ts'
import { connect, type Db } from './platform/database/open-database.ts'
import { seed } from './platform/database/seed.ts'
import { operationsOf } from './testing/operations.ts'
import { ORIGIN } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

/** An address for each public GET that returns data, so that each of its queries runs. */
const EXAMPLES: Record<string, string> = {
  '/api/accessories': '/api/accessories?category=helmet&q=helmet&sort=title',
  '/api/accessories/fitting': '/api/accessories/fitting?products=1,9001',
  '/api/accessories/{id}': '/api/accessories/1',
  '/api/accessories/{id}/reviews': '/api/accessories/1/reviews?stars=5&sort=best',
  '/api/configurator': '/api/configurator',
  '/api/configurator/{id}': '/api/configurator/1',
  '/api/configurator/ready-made': '/api/configurator/ready-made',
  '/api/configurator/{id}/about': '/api/configurator/1/about',
  '/api/configurator/{id}/reviews': '/api/configurator/1/reviews?stars=5&sort=best',
  '/api/configurator/colors/available/{productId}/{sizeId}': '/api/configurator/colors/available/1/11',
  '/api/configurator/colors/get-date/{productId}/{sizeId}/{colorId}':
    '/api/configurator/colors/get-date/1/11/1?country_id=222',
  '/api/countries': '/api/countries',
  '/api/dealers': '/api/dealers',
  '/api/forum/authors/{id}': '/api/forum/authors/6',
  '/api/forum/categories': '/api/forum/categories',
  '/api/forum/feed': '/api/forum/feed?category=1',
  '/api/forum/search': '/api/forum/search?q=brake',
  '/api/forum/similar': '/api/forum/similar?title=brake',
  '/api/forum/sitemap': '/api/forum/sitemap',
  '/api/forum/suggest': '/api/forum/suggest?keyword=brake',
  '/api/forum/tags': '/api/forum/tags',
  '/api/forum/threads': '/api/forum/threads?category=1',
  '/api/forum/threads/{id}': '/api/forum/threads/1',
  '/api/help-center': '/api/help-center',
  '/api/help-center/diagnosis': '/api/help-center/diagnosis?q=battery',
  '/api/help-center/diagnosis/{slug}': '/api/help-center/diagnosis/e15',
  '/api/help-center/search': '/api/help-center/search?q=battery',
  '/api/help-center/searching': '/api/help-center/searching?keyword=battery',
  '/api/help-center/topics/{id}': '/api/help-center/topics/1',
  '/api/home-page': '/api/home-page',
  '/api/remotes': '/api/remotes',
  '/api/spares': '/api/spares',
  '/api/spares/{id}': '/api/spares/1032',
  '/api/spares/search': '/api/spares/search?q=brake&bike=nyx',
  '/api/spares/searching': '/api/spares/searching?keyword=brake',
  '/api/spares/exploded': '/api/spares/exploded?bike=nyx',
  '/api/texts/{key}': '/api/texts/terms',
}

/** Endpoints that no server-rendered page shows: one-time secrets, and data that pages load in the browser. */
const NEVER_KEPT = [
  '/api/auth/socials',
  '/api/avatars/{name}',
  '/api/build-pictures/{name}',
  '/api/call-back-pay-pal/{id}',
  '/api/call-back-pay/{a}/{b}',
  '/api/call-back/{id}',
  '/api/configurator/{id}/summary',
  '/api/forum/pictures/{id}',
  '/api/forum/posts/{id}',
  '/api/help-center/topics/{id}/vote',
  '/api/live',
  '/api/payment-methods',
  '/api/product-pictures/{name}',
  '/api/reset-password',
  '/api/spares/exploded/for-bike',
  '/api/spares/for-bike',
  '/api/user/{id}/info',
  '/api/warranty',
]

/** Table names by area, such as `dealers: ['dealers']`. */
type TablesByArea = Record<string, string[]>

const UPDATE = 16
const EVERY_EVENT = 4 + 8 + UPDATE + 32
/**
 * Returns the events of a table that change public data. For users only updates do: new users have written nothing yet,
 * and authors can't be deleted.
 */
const eventsOf = (table: string) => (table === 'users' ? UPDATE : EVERY_EVENT)

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase({ isEmpty: true })
  await migrate(database.db)
  await seed(database.db, seeds)
})
afterAll(() => database.close())

function add(tables: TablesByArea, area: string, names: string[]) {
  tables[area] = [...new Set([...(tables[area] ?? []), ...names])].toSorted()
}

/** Returns the tables that the current transaction's queries have used, by their read locks. */
async function lockedTables(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_locks join pg_class on pg_class.oid = pg_locks.relation
    where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return rows.map(({ name }) => name)
}

async function readTables(): Promise<TablesByArea> {
  // A pool of one connection, so that API calls run within the test's transaction.
  const { db, close } = connect({ ...database.config, max: 1 })
  const { app } = await createApp({ db, origin: ORIGIN })
  const tables: TablesByArea = {}
  for (const address of Object.values(EXAMPLES)) {
    await sql`begin`.execute(db)
    const { statusCode } = await app.inject(address)
    expect([address, statusCode]).toEqual([address, 200])
    add(tables, /^\/api\/([^/?]+)/.exec(address)?.[1] ?? '', await lockedTables(db))
    await sql`rollback`.execute(db)
  }
  await app.close()
  await close()
  return tables
}

/** Returns the tables that have a trigger for each relevant event, by the areas that the triggers name. */
async function toldTables(): Promise<TablesByArea> {
  const { rows } = await sql<{ name: string; area: string; events: number }>`
    select tgrelid::regclass::text as name, area, bit_or(tgtype & ${sql.lit(EVERY_EVENT)}) as events
    from pg_trigger, unnest(string_to_array(encode(tgargs, 'escape'), '\\000')) as area
    where tgfoid = 'tell_change'::regproc and tgenabled = 'O' and area <> ''
    group by tgrelid, area`.execute(database.db)
  const tables: TablesByArea = {}
  for (const { name, area, events } of rows) if (events === eventsOf(name)) add(tables, area, [name])
  return tables
}

test('every public GET has an example here', async () => {
  const { app } = await createApp({ db: database.db, origin: ORIGIN })
  const open = operationsOf(app).filter(({ method, isForMembers }) => method === 'GET' && !isForMembers)
  const paths = open.map(({ path }) => path)
  expect(paths.toSorted()).toEqual([...Object.keys(EXAMPLES), ...NEVER_KEPT].toSorted())
  await app.close()
})

test('changes are told of exactly the tables that the public GETs of an area read', async () => {
  expect(await toldTables()).toEqual(await readTables())
})
