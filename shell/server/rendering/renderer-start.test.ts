import { basename, join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createRenderer } from './renderer.ts'
import { bundle, GENEROUS, openThreads } from './testing/open-threads.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let threads: Awaited<ReturnType<typeof openThreads>>
beforeAll(async () => {
  threads = await openThreads()
})
afterAll(() => threads.close())

async function open(code: string, limits = GENEROUS) {
  return createRenderer({ file: await threads.write(code), limits, workerFile: threads.workerFile })
}

test('a bundle that isn’t there is missing, for all who wait for it', async () => {
  const file = join(threads.folder, 'nowhere.cjs')
  const renderer = createRenderer({ file, limits: GENEROUS, workerFile: threads.workerFile })
  const calls = await Promise.allSettled([renderer.queries('/a'), renderer.queries('/b')])
  expect(calls).toMatchObject([{ reason: { reason: 'missing' } }, { reason: { reason: 'missing' } }])
  await renderer.close()
})

test.each([
  ['no JavaScript', '<html>', 'Unexpected token'],
  ['code that throws', 'throw new Error("At once")', 'At once'],
  ['code that exports nothing', '', 'exports the functions queries and render'],
  ['code that exports half', 'exports.queries = () => []', 'exports the functions queries and render'],
  ['code that exports null', 'module.exports = null', 'exports the functions queries and render'],
  [
    'code that asks for a module that isn’t allowed',
    'require("fs")',
    '"fs" is not allowed in server bundles, only react',
  ],
])('%s is broken', async (_what, code, message) => {
  const renderer = await open(code)
  await expect(renderer.queries('/')).rejects.toMatchObject({
    reason: 'broken',
    message: expect.stringContaining(message),
  })
  await renderer.close()
})

test('a bundle that was broken is read again for the next call', async () => {
  const file = await threads.write('throw new Error("At once")')
  const renderer = createRenderer({ file, limits: GENEROUS, workerFile: threads.workerFile })
  await expect(renderer.queries('/')).rejects.toMatchObject({ reason: 'broken' })
  await threads.write(bundle({ queries: 'async (url) => [url]' }), basename(file))
  expect(await renderer.queries('/a')).toEqual(['/a'])
  await renderer.close()
})

test('a bundle that hangs while it is evaluated is hung, for all who wait for it', async () => {
  const before = (await threads.started()).length
  const renderer = await open('for (;;);', { ...GENEROUS, startMs: 300 })
  const calls = await Promise.allSettled([renderer.queries('/a'), renderer.queries('/b')])
  const hung = { reason: { reason: 'hung', message: 'The start took longer than 300 ms' } }
  expect(calls).toMatchObject([hung, hung])
  expect(await threads.started()).toHaveLength(before + 1)
  await renderer.close()
})
