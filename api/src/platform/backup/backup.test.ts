import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest'

import { seeds } from '../../../seed/index.ts'
import { addMember } from '../../testing/add-rows.ts'
import { hearChanges } from '../../testing/hear-changes.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openTestDatabase, useTestDatabase } from '../../testing/test-database.ts'
import { setStock } from '../../testing/set-stock.ts'
import { migrate } from '../database/migrate.ts'
import { seed } from '../database/seed.ts'
import { backUp } from './back-up.ts'
import { DESCRIPTION, fileOf } from './backup-format.ts'
import { restore } from './restore.ts'

const folder = temporaryFolder()
const backup = join(folder, 'backup')
let shop: Awaited<ReturnType<typeof openTestDatabase>>
let before: Record<string, string>
beforeAll(async () => {
  shop = await openTestDatabase({ isEmpty: true })
  await migrate(shop.db)
  await seed(shop.db, seeds)
  before = await snapshotOf(shop.db)
  await backUp({ config: shop.config, folder: backup })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A copy of the backup with something done to it, which is put right when the test ends. */
function change(file: string, text: string | Buffer) {
  const path = join(backup, file)
  const kept = readFileSync(path)
  writeFileSync(path, text)
  onTestFinished(() => writeFileSync(path, kept))
}

test('after restoring, every table has the same rows, and new rows get the next ids', async () => {
  const { db, config } = await useTestDatabase({ isEmpty: true })
  await restore({ config, folder: backup })
  expect(Object.keys(before).length).toBeGreaterThan(50)
  expect(await snapshotOf(db)).toEqual(before)
  const [there, here] = [await addMember(shop.db), await addMember(db)]
  expect(here.id).toBe(there.id)
  expect(await migrate(db)).toEqual([])
})

test('a restored database keeps its rules: foreign keys, triggers, generated columns', async () => {
  const { db, config } = await useTestDatabase({ isEmpty: true })
  await restore({ config, folder: backup })
  const orphan = db.insertInto('cart_lines').values({ user_id: 999_999, product_id: 1, count: 1 } as never)
  await expect(orphan.execute()).rejects.toThrow('foreign key')
  const { told } = await hearChanges({ db, config })
  await setStock(db, { kind: 'product', id: 7 }, 3)
  expect(await told()).toContain('accessories')
})

test('a database that has data is refused and stays as it is, unless it is to be replaced', async () => {
  const { db, config } = await useTestDatabase()
  await addMember(db)
  const present = await snapshotOf(db)
  await expect(restore({ config, folder: backup })).rejects.toThrow('This database has data.')
  expect(await snapshotOf(db)).toEqual(present)
  await restore({ config, folder: backup, mayReplace: true })
  expect(await snapshotOf(db)).toEqual(before)
})

test('a database that a site runs on is refused', async () => {
  const { db, config } = await useTestDatabase()
  await hearChanges({ db, config })
  const attempt = restore({ config, folder: backup, mayReplace: true })
  await expect(attempt).rejects.toThrow('A site runs on this database: stop it first.')
})

test('what fails half-way leaves the database as it was', async () => {
  const description = JSON.parse(readFileSync(join(backup, DESCRIPTION), 'utf8'))
  description.tables.at(-1).rows += 1
  change(DESCRIPTION, JSON.stringify(description))
  const { db, config } = await useTestDatabase()
  const present = await snapshotOf(db)
  await expect(restore({ config, folder: backup, mayReplace: true })).rejects.toThrow('rows instead of')
  expect(await snapshotOf(db)).toEqual(present)
})

test('a damaged backup, one of later code, and a folder that is none are refused with a sentence', async () => {
  const { config } = await useTestDatabase({ isEmpty: true })
  const attempt = () => restore({ config, folder: backup })
  await expect(restore({ config, folder })).rejects.toThrow('is no backup')
  const description = JSON.parse(readFileSync(join(backup, DESCRIPTION), 'utf8'))
  change(DESCRIPTION, JSON.stringify({ ...description, migrations: ['999-tomorrow.sql'] }))
  await expect(attempt()).rejects.toThrow('999-tomorrow.sql is not here')
  change(fileOf('users'), readFileSync(join(backup, fileOf('users'))).subarray(0, 100))
  await expect(attempt()).rejects.toThrow('users.copy.gz of this backup is damaged.')
})

test('an empty database is no backup, and nothing is left of the attempt', async () => {
  const { config } = await useTestDatabase({ isEmpty: true })
  const attempt = backUp({ config, folder: join(folder, 'nothing') })
  await expect(attempt).rejects.toThrow('This database is empty')
  await expect(restore({ config, folder: join(folder, 'nothing.draft') })).rejects.toThrow('is no backup')
})

test('a folder that is there already is refused with a sentence, and stays as it is', async () => {
  const names = readdirSync(folder)
  const attempt = backUp({ config: shop.config, folder: backup })
  await expect(attempt).rejects.toThrow(`${backup} is there already: name another folder.`)
  expect(readdirSync(folder)).toEqual(names)
})
