import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { seeds } from '../seed/index.ts'
import { type Backend, openBackend } from './backend.ts'
import { ConfigurationError } from './platform/configuration-error.ts'
import { migrate } from './platform/database/migrate.ts'
import { seed } from './platform/database/seed.ts'
import { snapshotOf } from './testing/snapshot.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { urlOf, useTestDatabase } from './testing/test-database.ts'

const folder = temporaryFolder()
const open = () => openBackend({ dataDir: join(folder, 'postgres'), origin: 'http://localhost:3000' })

let backend: Backend
beforeAll(async () => {
  backend = await open()
})
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})

const loginAs = async (email: string, password: string) =>
  (await backend.app.inject({ method: 'POST', url: '/api/user/login', payload: { email, password } })).json()
    .data.token as string

test('with nothing installed the shop opens with its demo accounts, and each can log in', async () => {
  expect(backend.databaseKind).toBe('embedded')
  expect(backend.demoAccounts.map(({ email }) => email)).toContain('admin@example.com')
  const flags: number[] = []
  for (const { email, password } of backend.demoAccounts) {
    const caller = await backend.whoIs(await loginAs(email, password))
    flags.push(caller?.is_admin ?? -1)
  }
  expect(flags.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1, 9])
  expect(await backend.whoIs('nobody')).toBeNull()
})

test('anna has a year of orders: one that was paid just now, delivered ones before it', async () => {
  const [anna] = backend.demoAccounts
  const token = await loginAs(anna?.email ?? '', anna?.password ?? '')
  const headers = { authorization: `Bearer ${token}` }
  const { data } = (await backend.app.inject({ url: '/api/orders', headers })).json()
  expect(data.items.slice(0, 2).map(({ status }: { status: string }) => status)).toEqual([
    'paid',
    'delivered',
  ])
  expect(data.total).toBe(data.items.length)
  const order = await backend.app.inject({ url: `/api/orders/${data.items[1].id}`, headers })
  const steps = order.json().data.moves.map(({ status }: { status: string }) => status)
  expect(steps.slice(0, 2)).toEqual(['pending_payment', 'paid'])
  expect(steps.at(-1)).toBe('delivered')
})

const openProduction = (databaseUrl: string) =>
  openBackend({
    databaseUrl,
    dataDir: 'none',
    origin: 'https://shop.test',
    isProduction: true,
    paymentEnvironment: { PAYMENT_SANDBOX: 'on' },
    mail: { folder: join(folder, 'mail') },
  })

describe('in production', () => {
  test('there is the catalogue, but no demo account and nobody who was made up', async () => {
    const { db, config } = await useTestDatabase({ isEmpty: true })
    const shop = await openProduction(urlOf(config))
    onTestFinished(shop.close)
    expect([shop.demoAccounts, shop.devInbox]).toEqual([[], null])
    for (const table of ['users', 'orders', 'reviews', 'promo_codes', 'forum_threads', 'tickets'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    }
    for (const list of ['/api/accessories', '/api/configurator', '/api/forum/categories', '/api/dealers']) {
      expect(JSON.stringify(await shop.read(list))).toContain('"id":1,')
    }
  })

  test('a database with the demo’s accounts is refused until nobody can enter by their password', async () => {
    const { db, config } = await useTestDatabase({ isEmpty: true })
    await migrate(db)
    await seed(db, seeds)
    await expect(openProduction(urlOf(config))).rejects.toThrow(ConfigurationError)
    await db.updateTable('users').set({ password_hash: null }).execute()
    await (await openProduction(urlOf(config))).close()
  })
})

test('the edge reads what a guest would get, and nothing but JSON of the API', async () => {
  expect(await backend.read('/api/dealers')).toMatchObject({ status: 200, body: { status: 200 } })
  expect(await backend.read('/api/me')).toMatchObject({ status: 401, body: { error: 'unauthenticated' } })
  expect(await backend.read('/api/accessories/999999')).toMatchObject({ status: 404 })
  expect(await backend.read('/api/sandbox/style.css')).toBeNull()
  expect(await backend.read('/forum')).toBeNull()
  expect(await backend.read('api/dealers')).toBeNull()
})

test('seeding twice, and twice at once, is seeding once', async () => {
  const { db } = await useTestDatabase({ isEmpty: true })
  await migrate(db)
  const [first, second] = await Promise.all([seed(db, seeds), seed(db, seeds)])
  expect([...first, ...second].toSorted()).toEqual(seeds.map(({ name }) => name).toSorted())
  const before = await snapshotOf(db)
  expect(await seed(db, seeds)).toEqual([])
  expect(await snapshotOf(db)).toEqual(before)
})

test('a seed that fails leaves nothing behind', async () => {
  const { db } = await useTestDatabase({ isEmpty: true })
  await migrate(db)
  const before = await snapshotOf(db)
  const bad = { name: 'bad', run: () => Promise.reject(new Error('no facts')) }
  await expect(seed(db, [...seeds.slice(0, 2), bad])).rejects.toThrow('no facts')
  expect(await snapshotOf(db)).toEqual(before)
})
