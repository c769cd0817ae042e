import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createRenderer } from './renderer.ts'
import { bundle, GENEROUS, openThreads } from './testing/open-threads.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let threads: Awaited<ReturnType<typeof openThreads>>
beforeAll(async () => {
  threads = await openThreads()
})
afterAll(() => threads.close())

/** Limits for a renderer that has to notice a hang and to succeed afterwards. */
const HASTY = { ...GENEROUS, callMs: 3000, coldCallMs: 3000 }

async function open(code: string, limits = GENEROUS) {
  return createRenderer({ file: await threads.write(code), limits, workerFile: threads.workerFile })
}

const HANG = '() => new Promise(() => {})'
const LOOP = '() => { for (;;); }'
const ECHO = 'async (url) => { if (url === "/bad") throw new Error("Bad page"); return [url] }'

test('a bundle names a page’s data and renders it, as Unicode and all', async () => {
  const render = 'async ({ url, data }) => ({ view: { html: data["/api/a"].body, title: url, status: 404 } })'
  const renderer = await open(bundle({ queries: ECHO, render }))
  expect(await renderer.queries('/shop?a=1')).toEqual(['/shop?a=1'])
  expect(
    await renderer.render({ url: '/shop', data: { '/api/a': { status: 200, body: 'Élan 🚲' } } }),
  ).toEqual({ view: { html: 'Élan 🚲', title: '/shop', picture: null, status: 404, modules: [] } })
  await renderer.close()
})

test('no thread is started before it is needed, and one serves all calls', async () => {
  const before = (await threads.started()).length
  const renderer = await open(bundle({ queries: ECHO }))
  expect(await threads.started()).toHaveLength(before)
  renderer.warm()
  expect(await threads.started()).toHaveLength(before + 1)
  const answers = await Promise.all(['/a', '/b', '/c'].map((url) => renderer.queries(url)))
  expect(answers).toEqual([['/a'], ['/b'], ['/c']])
  expect(await threads.started()).toHaveLength(before + 1)
  await renderer.close()
})

test('calls are handed over one at a time, first come first served', async () => {
  const first = 'const seen = []'
  const queries = `async (url) => { seen.push(url + ' in'); await new Promise(setImmediate); seen.push(url + ' out'); return seen }`
  const renderer = await open(bundle({ first, queries }))
  const answers = await Promise.all([renderer.queries('/a'), renderer.queries('/b')])
  expect(answers[1]).toEqual(['/a in', '/a out', '/b in', '/b out'])
  await renderer.close()
})

test('code that throws fails its call alone, with its own message and stack', async () => {
  const before = (await threads.started()).length
  const renderer = await open(bundle({ queries: ECHO }))
  const failing = renderer.queries('/bad')
  const waiting = renderer.queries('/a')
  await expect(failing).rejects.toMatchObject({
    reason: 'threw',
    message: 'Bad page',
    cause: expect.stringContaining('page-'),
  })
  expect(await waiting).toEqual(['/a'])
  expect(await threads.started()).toHaveLength(before + 1)
  await renderer.close()
})

test.each([
  ['null', 'null'],
  ['"a text"', 'a text'],
  ['{ toString() { throw 1 } }', 'Something was thrown that has no text'],
  ['Object.assign(new Error(), { message: 7n })', '7'],
  ['new Error("long".repeat(1000))', 'long'.repeat(500)],
])('whatever is thrown is a failure with a text: %s', async (thrown, message) => {
  const renderer = await open(bundle({ queries: `async () => { throw ${thrown} }` }))
  await expect(renderer.queries('/')).rejects.toMatchObject({ reason: 'threw', message })
  await renderer.close()
})

test.each([
  ['a loop', LOOP],
  ['a promise', HANG],
])(
  'a call that hangs in %s ends its thread, and the waiting ones go on in a fresh one',
  async (_what, hang) => {
    const before = (await threads.started()).length
    const queries = `async (url) => url === '/bad' ? (${hang})() : [url]`
    const renderer = await open(bundle({ queries }), HASTY)
    const failing = renderer.queries('/bad')
    const waiting = ['/a', '/b'].map((url) => renderer.queries(url))
    await expect(failing).rejects.toMatchObject({
      reason: 'hung',
      message: 'queries took longer than 3000 ms',
    })
    expect(await Promise.all(waiting)).toEqual([['/a'], ['/b']])
    await threads.ended((await threads.started())[before])
    expect(await threads.started()).toHaveLength(before + 2)
    await renderer.close()
  },
)

test.each([
  ['while it renders', '() => eat()', ''],
  ['while it is evaluated', 'async () => []', 'eat()'],
])('code that eats memory %s is stopped, and only its thread', async (_when, queries, then) => {
  const eat = 'function eat() { const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({}))) }'
  const renderer = await open(bundle({ first: `${eat}; ${then}`, queries }), { ...GENEROUS, memoryMb: 32 })
  await expect(renderer.queries('/')).rejects.toMatchObject({ reason: 'memory' })
  await renderer.close()
})

test('a call after a death gets a fresh thread', async () => {
  const queries = `async (url) => url === '/bad' ? new Promise(() => setImmediate(() => { throw new Error('Late') })) : [url]`
  const renderer = await open(bundle({ queries }))
  await expect(renderer.queries('/bad')).rejects.toMatchObject({ reason: 'threw', message: 'Late' })
  expect(await renderer.queries('/a')).toEqual(['/a'])
  await renderer.close()
})

test('what goes wrong between two calls is told to the second one', async () => {
  const before = (await threads.started()).length
  // The rejection comes in a later turn, since an error thrown together with the answer may suppress the answer.
  const queries = `async (url) => { if (url === '/bad') setTimeout(() => Promise.reject(null), 20); return [url] }`
  const renderer = await open(bundle({ queries }))
  expect(await renderer.queries('/bad')).toEqual(['/bad'])
  await threads.ended((await threads.started())[before])
  await expect(renderer.queries('/a')).rejects.toMatchObject({ reason: 'threw' })
  expect(await renderer.queries('/a')).toEqual(['/a'])
  await renderer.close()
})

test('a rubbish answer is a failure, and the thread goes on', async () => {
  const renderer = await open(
    bundle({
      queries: 'async (url) => url === "/bad" ? { then: 1 } : []',
      render: 'async () => ({ view: () => {} })',
    }),
  )
  await expect(renderer.queries('/bad')).rejects.toMatchObject({
    reason: 'threw',
    message: 'queries answered neither null nor a list of addresses: object',
  })
  await expect(renderer.render({ url: '/', data: {} })).rejects.toMatchObject({ reason: 'threw' })
  expect(await renderer.queries('/')).toEqual([])
  await renderer.close()
})

test('more calls than may wait are turned away at once, and the others are served', async () => {
  const renderer = await open(bundle({ queries: ECHO }), { ...GENEROUS, queue: 2 })
  const calls = ['/a', '/b', '/c', '/d'].map((url) => renderer.queries(url))
  await expect(calls[3]).rejects.toMatchObject({ reason: 'busy' })
  expect(await Promise.all(calls.slice(0, 3))).toEqual([['/a'], ['/b'], ['/c']])
  await renderer.close()
})

test('close ends the thread, and nobody is left waiting', async () => {
  const before = (await threads.started()).length
  const renderer = await open(bundle({ queries: LOOP }))
  const calls = [renderer.queries('/a'), renderer.queries('/b')]
  const settled = Promise.allSettled(calls)
  const thread = (await threads.started())[before]
  expect(thread?.threadId).toBeGreaterThan(0)
  await renderer.close()
  expect(thread?.threadId).toBe(-1)
  expect(await settled).toMatchObject([{ reason: { reason: 'busy' } }, { reason: { reason: 'busy' } }])
  await expect(renderer.queries('/c')).rejects.toMatchObject({ reason: 'busy' })
  renderer.warm()
  expect(await threads.started()).toHaveLength(before + 1)
})
