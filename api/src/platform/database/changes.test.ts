import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'

import { createAccounts } from '../../identity/accounts/accounts.repository.ts'
import { createSessions } from '../../identity/sessions/sessions.ts'
import { createApp } from '../../app.ts'
import { createRemotes } from '../remotes/remotes.repository.ts'
import { addMember, addProduct, shopRelease } from '../../testing/add-rows.ts'
import { hearChanges } from '../../testing/hear-changes.ts'
import { ORIGIN } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { connect } from './open-database.ts'

const SHOWS_PRODUCTS = ['accessories', 'configurator', 'home-page', 'spares']

test('a change is told with its areas, each once, after the commit and not before', async () => {
  const database = await useTestDatabase()
  const { told } = await hearChanges(database)
  await database.db.transaction().execute(async (trx) => {
    await addProduct(trx, { id: 1 })
    await addProduct(trx, { id: 2 })
    expect(await told()).toEqual([])
  })
  expect(await told()).toEqual(SHOWS_PRODUCTS)
})

test('what is rolled back is never told', async () => {
  const database = await useTestDatabase()
  const { told } = await hearChanges(database)
  const broken = database.db.transaction().execute(async (trx) => {
    await addProduct(trx, { id: 1 })
    throw new Error('no money')
  })
  await expect(broken).rejects.toThrow('no money')
  expect(await told()).toEqual([])
})

test("another process's change is told", async () => {
  const database = await useTestDatabase()
  const { told } = await hearChanges(database)
  const other = connect(database.config)
  await addProduct(other.db, { id: 1 })
  await other.close()
  expect(await told()).toEqual(SHOWS_PRODUCTS)
})

test.each([
  ['insert', sql`insert into help_groups values (2, 'Bikes')`],
  ['update', sql`update help_groups set title = 'Parts'`],
  ['delete', sql`delete from help_groups`],
  ['truncate', sql`truncate help_groups cascade`],
] as const)('rows are told: %s', async (_kind, statement: RawBuilder<unknown>) => {
  const database = await useTestDatabase()
  await sql`insert into help_groups values (1, 'Orders')`.execute(database.db)
  const { told } = await hearChanges(database)
  await statement.execute(database.db)
  expect(await told()).toEqual(['help-center', 'home-page'])
})

test.each([
  [
    'insert',
    sql`insert into products (id, kind, title, category, price_cents)
    values (1, 'accessory', 'Bell', 'cockpit', 1) on conflict do nothing`,
  ],
  ['update', sql`update products set price_cents = 1 where id = 2`],
  ['delete', sql`delete from products where id = 2`],
] as const)(
  'a statement that touches no row tells nobody: %s',
  async (_kind, statement: RawBuilder<unknown>) => {
    const database = await useTestDatabase()
    await addProduct(database.db, { id: 1 })
    const { told } = await hearChanges(database)
    await statement.execute(database.db)
    expect(await told()).toEqual([])
  },
)

test('the jobs of every minute tell nobody when there is nothing to do', async () => {
  const database = await useTestDatabase()
  const { app, jobs } = await createApp({ db: database.db, origin: ORIGIN })
  const { told } = await hearChanges(database)
  for (const job of Object.values(jobs)) await job()
  expect(await told()).toEqual([])
  await app.close()
})

test('of a member only what the forum shows is told', async () => {
  const database = await useTestDatabase()
  const { db } = database
  const { told } = await hearChanges(database)
  const { id } = await addMember(db)
  await createSessions({ db, now: () => new Date() }).start(id, true)
  await createAccounts(db).toggleUnit(id)
  await db.updateTable('users').set({ avatar: null, name: 'Ria' }).where('id', '=', id).execute()
  expect(await told()).toEqual([])
  for (const change of [{ avatar: '/a.webp' }, { user_name: 'ria' }]) {
    await db.updateTable('users').set(change).where('id', '=', id).execute()
    expect(await told()).toEqual(['forum'])
  }
  await db.updateTable('users').set({ is_admin: 1 }).where('id', '=', id).execute()
  expect(await told()).toEqual([`live member:${id}`, 'forum'])
})

test('a release is told, and the same one again is not', async () => {
  const database = await useTestDatabase()
  const { told } = await hearChanges(database)
  const remotes = createRemotes(database.db)
  const release = shopRelease('1.0.0')
  await remotes.publish(release)
  expect(await told()).toEqual(['remotes'])
  await remotes.publish(release)
  expect(await told()).toEqual([])
  await remotes.publish(shopRelease('1.1.0'))
  await told()
  await remotes.rollback('shop')
  expect(await told()).toEqual(['remotes'])
})
