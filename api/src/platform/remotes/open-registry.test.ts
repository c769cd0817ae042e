import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { urlOf, useTestDatabase } from '../../testing/test-database.ts'
import { startServer } from '../database/embedded-server.ts'
import { openRegistry } from './open-registry.ts'

const release = {
  name: 'shop',
  version: '1.0.0',
  manifest: '/remotes/shop/1.0.0/mf-manifest.json',
  routes: [{ path: '/shop', access: 'guest' as const, title: 'Shop', description: '' }],
}

function useFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a release goes to the database of the running site', async () => {
  const { config, db } = await useTestDatabase()
  const registry = await openRegistry({ dataDir: '/nowhere', databaseUrl: urlOf(config) })
  await registry.remotes.publish(release)
  await registry.close()
  expect(await db.selectFrom('remote_live').select(['name', 'version']).execute()).toEqual([
    { name: 'shop', version: '1.0.0' },
  ])
})

test('without a running site there is no registry, and no database is made', async () => {
  const dataDir = join(useFolder(), 'data/postgres')
  await expect(openRegistry({ dataDir })).rejects.toThrow(
    `No site is running on ${dataDir}: start it, or name its database by DATABASE_URL.`,
  )
  expect(existsSync(join(dataDir, '..'))).toBe(false)
})

test("a running embedded server is found by the site's data folder", async () => {
  const dataDir = join(useFolder(), 'postgres')
  const server = await startServer(dataDir)
  onTestFinished(server.stop)
  await expect(openRegistry({ dataDir })).rejects.toThrow('This database has no remote registry')
})

test('a database that cannot be reached is named with the reason', async () => {
  const unreachable = 'postgres://nobody@127.0.0.1:1/none'
  await expect(openRegistry({ dataDir: '/nowhere', databaseUrl: unreachable })).rejects.toThrow(
    /^The site's database can't be reached: .*ECONNREFUSED/,
  )
})

test('a database of something else stays as it is', async () => {
  const { config, db } = await useTestDatabase({ isEmpty: true })
  await expect(openRegistry({ dataDir: '/nowhere', databaseUrl: urlOf(config) })).rejects.toThrow(
    'This database has no remote registry: start the site first.',
  )
  const { rows } =
    await sql`select table_name from information_schema.tables where table_schema = 'public'`.execute(db)
  expect(rows).toEqual([])
})
