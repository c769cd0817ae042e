import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { createApp } from '../../app.ts'
import { type Backend, openBackend } from '../../backend.ts'
import { addMember } from '../../testing/add-rows.ts'
import { ORIGIN } from '../../testing/test-app.ts'
import { urlOf, useTestDatabase } from '../../testing/test-database.ts'
import { publishLive } from './publish-live.ts'

const SLOW = { timeout: 10_000 }

type Database = Awaited<ReturnType<typeof useTestDatabase>>

/** Opens a backend of its own on the database, as another process would, and serves it. */
async function serve({ config }: Database) {
  const backend: Backend = await openBackend({
    databaseUrl: urlOf(config),
    dataDir: 'none',
    origin: ORIGIN,
    seed: false,
  })
  const server = createServer(backend.app.routing).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    await backend.close()
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

/** Listens to topics; `heard` grows with each event, and `isOver` tells that the server has ended the stream. */
async function listen(address: string, topics: string, token?: string) {
  const answer = await fetch(`${address}/api/live?topics=${topics}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const heard: Array<string | null> = []
  const state = { status: answer.status, type: answer.headers.get('content-type'), heard, isOver: false }
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader.cancel().catch(() => undefined))
  const read = async (): Promise<void> => {
    const { done, value = '' } = await reader.read()
    for (const [, data] of value.matchAll(/^data: (.+)$/gm)) heard.push(JSON.parse(data!).topic)
    if (!done) return read()
    state.isOver = true
  }
  void read().catch(() => (state.isOver = true))
  return state
}

/** Adds two public threads and a hidden one; returns their topics. */
async function addThreads({ db }: Database) {
  const { id: author_id } = await addMember(db)
  await db.insertInto('forum_categories').values({ id: 99, title: 'Talk', description: '' }).execute()
  const thread = (title: string, is_hidden: boolean) => ({
    category_id: 99,
    author_id,
    title,
    is_hidden,
    created_at: new Date(),
    last_post_at: new Date(),
  })
  const rows = await db
    .insertInto('forum_threads')
    .values([thread('Chain', false), thread('Saddle', false), thread('Hidden', true)])
    .returning('id')
    .execute()
  const [first, second, hidden] = rows.map(({ id }) => `forum-thread:${id}`)
  return { first: first!, second: second!, hidden: hidden!, firstId: rows[0]!.id }
}

test('what one process changes, the listeners of another hear, and of a hidden thread nothing', async () => {
  const database = await useTestDatabase()
  const threads = await addThreads(database)
  const server = await serve(database)
  onTestFinished(server.stop)
  const guest = await listen(server.address, `${threads.first},${threads.second}`)
  expect([guest.status, guest.type]).toEqual([200, 'text/event-stream'])
  expect((await fetch(`${server.address}/api/live?topics=${threads.hidden}`)).status).toBe(401)
  expect((await fetch(`${server.address}/api/live?topics=forum-thread:999999`)).status).toBe(401)
  expect((await fetch(`${server.address}/api/live?topics=notifications`)).status).toBe(401)

  await publishLive(database.db, threads.first)
  await expect.poll(() => guest.heard, SLOW).toEqual([threads.first])
  await database.db
    .updateTable('forum_threads')
    .set({ is_hidden: true })
    .where('id', '=', threads.firstId)
    .execute()
  guest.heard.length = 0
  await publishLive(database.db, threads.first)
  // Events come in order: what is heard of the second thread came after what wasn't heard of the first.
  await publishLive(database.db, threads.second)
  await expect.poll(() => guest.heard, SLOW).toContain(threads.second)
  expect(guest.heard).not.toContain(threads.first)
})

test('a process that stops ends its listeners’ streams, and the next one takes them', async () => {
  const database = await useTestDatabase()
  const threads = await addThreads(database)
  const first = await serve(database)
  const before = await listen(first.address, threads.first)
  await first.stop()
  await expect.poll(() => before.isOver, SLOW).toBe(true)

  const second = await serve(database)
  onTestFinished(second.stop)
  const after = await listen(second.address, threads.first)
  await publishLive(database.db, threads.first)
  await expect.poll(() => after.heard, SLOW).toEqual([threads.first])
})

test('a logout ends the member’s stream', async () => {
  const database = await useTestDatabase()
  const { id } = await addMember(database.db)
  const { sessions } = await createApp({ db: database.db, origin: ORIGIN })
  const { access } = await sessions.start(id, false)
  const { address, stop } = await serve(database)
  onTestFinished(stop)
  const member = await listen(address, 'notifications', access)
  expect(member.status).toBe(200)
  await fetch(`${address}/api/logout`, { headers: { authorization: `Bearer ${access}` } })
  await expect.poll(() => member.isOver, SLOW).toBe(true)
})
