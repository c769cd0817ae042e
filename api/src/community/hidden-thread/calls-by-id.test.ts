import { fillPath } from '@nireeka/contracts'
import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { snapshotOf } from '../../testing/snapshot.ts'
import { openScene, type Reader, type Scene } from './scene.ts'

/** An id that nothing has. */
const MISSING = 999_999_999

/** Valid bodies. */
const BODIES: Record<string, object | undefined> = {
  'POST /api/forum/threads/:id/posts': { body: 'Me too.' },
  'PUT /api/forum/threads/:id': { title: 'Another title', tags: [], version: 1 },
  'PUT /api/forum/threads/:id/hidden': { is_hidden: true },
  'PUT /api/forum/threads/:id/accepted': { post_id: null },
  'PUT /api/forum/threads/:id/subscription': { level: 'all' },
  'POST /api/forum/threads/:id/read': { number: 1 },
  'PUT /api/forum/posts/:id': { body: 'Another text.', version: 1 },
  'PUT /api/forum/posts/:id/like': undefined,
  'POST /api/forum/posts/:id/flags': { reason: 'spam' },
}
/** What else every member may do with a thread and a post that they see. */
const READS = ['threads/:id', 'threads/:id/mine', 'posts/:id', 'posts/:id/edits']

/** Every endpoint for guests and members that is about one thread or post, so that a new one is tried, too. */
const byId = Object.values(ENDPOINTS)
  .flatMap((group): Endpoint[] => Object.values(group))
  .filter(({ path }) => /^\/api\/forum\/(threads|posts)\/:id/.test(path))
const named = byId.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
  await scene.hide()
})
afterAll(() => scene.close())

async function call({ method, path, headers }: Endpoint, id: number, reader: Reader) {
  const as = scene.tokenOf(reader)
  const body = BODIES[`${method} ${path}`]
  const { statusCode, json } = await scene.app.call(fillPath(path, { id }), {
    method,
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
    ...(headers ? { headers: { 'idempotency-key': crypto.randomUUID() } } : {}),
  })
  return { statusCode, body: json() }
}

const idsOf = ({ path }: Endpoint) =>
  path.startsWith('/api/forum/posts/') ? Object.values(scene.posts) : [scene.thread, scene.question]

test.each(named)(
  '%s answers for a hidden one as for one that never was, and writes nothing',
  async (name, one) => {
    const before = await snapshotOf(scene.app.db)
    for (const reader of ['guest', 'other', 'rider', 'newcomer'] as const) {
      const missing = await call(one, MISSING, reader)
      const isRefused = reader === 'guest' && one.access !== 'guest'
      // A call whose body isn't known here is refused for its body, before anything is looked for.
      const hasBody = one.body === undefined || name in BODIES
      expect(missing.statusCode).toBe(isRefused ? 401 : hasBody ? 404 : 422)
      for (const id of idsOf(one)) expect([reader, await call(one, id, reader)]).toEqual([reader, missing])
    }
    expect(await snapshotOf(scene.app.db)).toEqual(before)
  },
)

test('the same calls reach its author, and one that is shown, everybody', async () => {
  const found = async (reader: Reader) => {
    const answered: string[] = []
    for (const [name, one] of named.filter(([, { method }]) => method !== 'DELETE')) {
      const answers = await Promise.all(idsOf(one).map((id) => call(one, id, reader)))
      if (answers.some(({ statusCode }) => statusCode !== 404)) answered.push(name)
    }
    return answered
  }
  const all = named.map(([name]) => name).filter((name) => !name.startsWith('DELETE'))
  expect(await found('author')).toEqual(all)
  await scene.show()
  // Another member's title, and whether it is shown, answer like those of one that isn't there.
  const {
    'PUT /api/forum/threads/:id': _title,
    'PUT /api/forum/threads/:id/hidden': _shown,
    ...members
  } = BODIES
  const reads = READS.map((path) => `GET /api/forum/${path}`)
  expect(await found('rider')).toEqual(expect.arrayContaining([...reads, ...Object.keys(members)]))
})

test('the address of a thread that was merged into a hidden one tells of neither', async () => {
  const { app, members } = scene
  const path = `/api/backoffice/forum/threads/${scene.visible}/merge`
  const body = { into_id: scene.thread, version: 1, reason: 'It is the same.' }
  expect((await app.call(path, { method: 'POST', as: members.agent.token, body })).statusCode).toBe(200)
  const read = async (id: number) => (await app.call(`/api/forum/threads/${id}`)).json()
  expect((await read(scene.visible)).data.thread.id).toBe(scene.thread)
  await scene.hide()
  expect(await read(scene.visible)).toEqual(await read(MISSING))
})
