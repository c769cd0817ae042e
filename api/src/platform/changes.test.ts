import type { ClientConfig } from 'pg'
import { expect, test } from 'vitest'

import { openBackend } from '../backend.ts'
import { addProduct, shopRelease } from '../testing/add-rows.ts'
import { killListener } from '../testing/hear-changes.ts'
import { ORIGIN } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const SLOW = { timeout: 10_000 }

const urlOf = ({ connectionString, user, host, port, database }: ClientConfig) =>
  connectionString ??
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`

/** Opens a second backend on the same database, as another process would. */
const openOn = ({ config }: { config: ClientConfig }) =>
  openBackend({ databaseUrl: urlOf(config), dataDir: 'none', origin: ORIGIN, seed: false })

test('a backend tells its subscribers what another one changes, until they or it end that', async () => {
  const database = await useTestDatabase()
  const [first, second] = [await openOn(database), await openOn(database)]
  const heard: unknown[] = []
  const early: unknown[] = []
  first.changes.subscribe((area) => heard.push(area))
  const end = first.changes.subscribe((area) => early.push(area))
  expect(first.changes.isWatching()).toBe(true)

  await second.remotes.publish(shopRelease('1.0.0'))
  await expect.poll(() => heard, SLOW).toEqual(['remotes'])
  end()
  await second.remotes.publish(shopRelease('1.1.0'))
  await expect.poll(() => heard, SLOW).toEqual(['remotes', 'remotes'])
  expect(early).toEqual(['remotes'])

  await first.close()
  expect([first.changes.isWatching(), second.changes.isWatching()]).toEqual([false, true])
  expect(heard).toHaveLength(2)
  await second.close()
})

test('who has written is answered after the subscribers were told', async () => {
  const database = await useTestDatabase()
  const backend = await openOn(database)
  const heard: Array<string | null> = []
  backend.changes.subscribe((area) => heard.push(area))
  await addProduct(database.db, { id: 1 })
  // A refused write waits for the listener too, so the listener has caught up once the answer is there.
  await backend.app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: {} })
  expect(heard.toSorted()).toEqual(['accessories', 'configurator', 'home-page', 'spares'])
  await backend.close()
})

test('when changes may have been missed, anything may have changed', async () => {
  const database = await useTestDatabase()
  const backend = await openOn(database)
  const heard: unknown[] = []
  backend.changes.subscribe((area) => heard.push([area, backend.changes.isWatching()]))
  await killListener(database)
  await expect
    .poll(() => heard, SLOW)
    .toEqual([
      [null, false],
      [null, true],
    ])
  await backend.close()
})

test('a call that fails is no answer', async () => {
  const database = await useTestDatabase()
  const backend = await openOn(database)
  await backend.close()
  expect(await backend.read('/api/dealers')).toBeNull()
})
