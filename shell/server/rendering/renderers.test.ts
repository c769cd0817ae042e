import { join } from 'node:path'

import type { ServerBundle } from '@nireeka/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { RenderLimits } from './render-limits.ts'
import { createRenderers, type FailureReport } from './renderers.ts'
import { bundle, GENEROUS, openThreads } from './testing/open-threads.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let threads: Awaited<ReturnType<typeof openThreads>>
beforeAll(async () => {
  threads = await openThreads()
})
afterAll(() => threads.close())

const QUERIES = 'async (url) => { if (url === "/bad") throw new Error("Bad page"); return [url] }'
const KEY = 'shop@1.0.0'

const asksWithoutEnd = () => Promise.reject(new Error('Asks without end'))

async function open(limits: RenderLimits = GENEROUS) {
  let time = 1000
  const reports: FailureReport[] = []
  const report = (failure: FailureReport) => void reports.push(failure)
  const { workerFile } = threads
  const renderers = createRenderers({ report, limits, workerFile, now: () => time })
  const file = await threads.write(bundle({ queries: QUERIES }))
  const ask = (url: string, key = KEY) => renderers.ask(key, file, (it: ServerBundle) => it.queries(url))
  const failThrice = async () => {
    for (const url of ['/bad', '/bad', '/bad']) await ask(url)
  }
  const pass = (ms: number) => (time += ms)
  return { renderers, reports, file, ask, failThrice, pass }
}

test('a version has one thread for all that is asked of it, and each version its own', async () => {
  const { renderers, file, ask } = await open()
  expect(await Promise.all([ask('/a'), ask('/b')])).toEqual([['/a'], ['/b']])
  expect(renderers.of(KEY, file)).toBe(renderers.of(KEY, file))
  expect(renderers.of('shop@2.0.0', file)).not.toBe(renderers.of(KEY, file))
  await renderers.close()
})

test('a failure is null for who asked, and is reported', async () => {
  const { renderers, reports, ask } = await open()
  expect(await ask('/bad')).toBeNull()
  expect(reports).toEqual([{ key: KEY, reason: 'threw', message: 'Bad page' }])
  expect(await ask('/a')).toEqual(['/a'])
  await renderers.close()
})

test('a release without a bundle is null, too', async () => {
  const { renderers, reports } = await open()
  const file = join(threads.folder, 'nowhere.cjs')
  expect(await renderers.ask(KEY, file, (it) => it.queries('/'))).toBeNull()
  expect(reports).toMatchObject([{ key: KEY, reason: 'missing' }])
  await renderers.close()
})

test('the same failure is reported once a minute, another one at once', async () => {
  const { renderers, reports, ask, pass } = await open()
  await ask('/bad')
  await ask('/bad')
  await ask('/a')
  await ask('/bad', 'forum@1.0.0')
  expect(reports.map(({ key }) => key)).toEqual([KEY, 'forum@1.0.0'])
  pass(60_000)
  await ask('/bad')
  expect(reports).toHaveLength(3)
  await renderers.close()
})

test('what the work itself throws counts against the version', async () => {
  const { renderers, reports, file } = await open()
  expect(await renderers.ask(KEY, file, asksWithoutEnd)).toBeNull()
  expect(reports).toEqual([{ key: KEY, reason: 'threw', message: 'Error: Asks without end' }])
  await renderers.close()
})

test('after three failures a version is paused, then has one attempt, and a success clears it', async () => {
  const { renderers, ask, failThrice, pass } = await open()
  await failThrice()
  expect(await ask('/a')).toBeNull()
  expect(await ask('/a', 'shop@2.0.0')).toEqual(['/a'])
  pass(60_000)
  expect(await ask('/bad')).toBeNull()
  expect(await ask('/a')).toBeNull()
  pass(60_000)
  expect(await ask('/a')).toEqual(['/a'])
  expect(await ask('/bad')).toBeNull()
  expect(await ask('/a')).toEqual(['/a'])
  await renderers.close()
})

test('a version that is paused keeps no thread and nobody waiting', async () => {
  const { renderers, file, ask, failThrice } = await open()
  const before = (await threads.started()).length
  await ask('/a')
  const [thread] = (await threads.started()).slice(before)
  const resting = renderers.of(KEY, file)
  await failThrice()
  await expect(resting.queries('/a')).rejects.toMatchObject({ reason: 'busy' })
  await threads.ended(thread)
  expect(thread?.threadId).toBe(-1)
  await renderers.close()
})

test('a rush is nobody’s fault: it is neither reported nor counted', async () => {
  const { renderers, reports, ask } = await open({ ...GENEROUS, queue: 1 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/a')))
  expect(answers).toEqual([['/a'], ['/a'], null, null, null, null])
  expect(reports).toEqual([])
  expect(await ask('/a')).toEqual(['/a'])
  await renderers.close()
})

test('the threads of versions that are no longer live are ended, the others stay', async () => {
  const { renderers, ask } = await open()
  const before = (await threads.started()).length
  await ask('/a')
  await ask('/a', 'shop@2.0.0')
  const [old, live] = (await threads.started()).slice(before)
  renderers.keepOnly(['shop@2.0.0'])
  await threads.ended(old)
  expect(live?.threadId).toBeGreaterThan(0)
  expect(await ask('/b', 'shop@2.0.0')).toEqual(['/b'])
  expect(await threads.started()).toHaveLength(before + 2)
  await renderers.close()
})

test('close ends every thread', async () => {
  const { renderers, ask } = await open()
  const before = (await threads.started()).length
  await ask('/a')
  await ask('/a', 'forum@1.0.0')
  await renderers.close()
  const ended = (await threads.started()).slice(before).map(({ threadId }) => threadId)
  expect(ended).toEqual([-1, -1])
})
