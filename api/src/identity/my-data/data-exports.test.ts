import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import { createMakeDataExports } from './make-data-exports.ts'

const DAY_MS = 24 * 60 * 60_000
const ADDRESS = '/api/account/data'

let app: TestApp
let now: Date
let rita: Awaited<ReturnType<TestApp['member']>>
beforeEach(async () => {
  now = new Date()
  app = await useTestApp({ now: () => now })
  rita = await app.member()
})

const ask = (as = rita.token) => app.call(`${ADDRESS}/exports`, { method: 'POST', body: null, as })
const latest = async () => (await app.call(ADDRESS, { as: rita.token })).json().data.export
const download = (id: number, as = rita.token) => app.call(`${ADDRESS}/exports/${id}`, { as })

test('a member asks for everything that is stored about them, and gets it as one ZIP file', async () => {
  expect(await latest()).toBeNull()
  expect((await ask()).json().data).toMatchObject({ state: 'waiting', size_bytes: null })
  await app.makeDataExports()

  const { id, size_bytes, expires_at } = await latest()
  expect(expires_at).toBe(new Date(now.getTime() + 7 * DAY_MS).toISOString())
  const { rawPayload, headers } = await download(id)
  expect(rawPayload).toHaveLength(size_bytes)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="nireeka-my-data-/),
  })
  const files = readZip(rawPayload)
  expect(JSON.parse(files.get('data/users.json')!.toString())).toMatchObject([
    { id: rita.id, email: rita.email },
  ])
  expect((await emailsTo(app.db, rita.email)).map(({ template }) => template)).toEqual(['data_export_ready'])
})

test('only its member gets a file, and only while it is kept', async () => {
  const sam = await app.member()
  await ask()
  await app.makeDataExports()
  const { id } = await latest()
  expect((await download(id, sam.token)).statusCode).toBe(404)
  expect((await app.call(`${ADDRESS}/exports/${id}`)).statusCode).toBe(401)
  await app.purgeDataExports()
  expect((await download(id)).statusCode).toBe(200)

  await app.db.updateTable('data_exports').set({ expires_at: now }).execute()
  expect((await download(id)).statusCode).toBe(404)
  await app.purgeDataExports()
  expect(await app.db.selectFrom('data_export_parts').select('number').execute()).toEqual([])
})

test('of two calls at once one makes an export, and the fourth of a day is refused', async () => {
  const both = await Promise.all([ask(), ask()])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  for (const status of [200, 200, 429]) {
    await app.makeDataExports()
    expect((await ask()).statusCode).toBe(status)
  }
})

test('two processes that run the job at once make one file', async () => {
  await ask()
  await Promise.all([app.makeDataExports(), app.makeDataExports()])
  expect(await emailsTo(app.db, rita.email)).toHaveLength(1)
})

test('an export whose process ended in the middle is made anew, and given up after three attempts', async () => {
  await ask()
  const endsInTheMiddle = createMakeDataExports({
    db: app.db,
    now: () => now,
    rules: [
      ['users', { of: ({ id }) => sql`id = ${id}`, onMerge: 'delete', onDeletion: 'delete' }],
      // The server ends the connection, as it does when the process dies.
      [
        'sessions',
        { of: () => sql`pg_terminate_backend(pg_backend_pid())`, onMerge: 'delete', onDeletion: 'delete' },
      ],
    ],
  })
  await expect(endsInTheMiddle()).rejects.toThrow(/connection/i)
  expect(await latest()).toMatchObject({ state: 'waiting' })
  expect(await app.db.selectFrom('data_export_parts').select('number').execute()).toEqual([])
  await app.makeDataExports()
  expect(await latest()).toMatchObject({ state: 'ready' })

  await ask()
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(endsInTheMiddle()).rejects.toThrow(/connection/i)
  expect(await latest()).toMatchObject({ state: 'failed', size_bytes: null })
  expect((await ask()).statusCode).toBe(200)
})
