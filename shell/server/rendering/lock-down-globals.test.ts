import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createRenderer } from './renderer.ts'
import { bundle, GENEROUS, openThreads } from './testing/open-threads.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let threads: Awaited<ReturnType<typeof openThreads>>
beforeAll(async () => {
  threads = await openThreads()
})
afterAll(() => threads.close())

async function open(code: string) {
  return createRenderer({ file: await threads.write(code), limits: GENEROUS, workerFile: threads.workerFile })
}

test.each([
  ['the file system', 'require("fs")', 'is not allowed'],
  ['Node’s modules', 'require("node:child_process")', 'is not allowed'],
  ['Node’s modules by the process', 'process.getBuiltinModule("fs")', 'not a function'],
  ['the network', 'fetch("http://localhost")', 'fetch is not defined'],
  ['a file of its own', 'import("./other.js")', 'dynamic import callback'],
  ['the end of the process', 'process.exit(0)', 'not a function'],
])('a call finds no way to %s', async (_what, code, message) => {
  const renderer = await open(bundle({ queries: `async () => { await ${code}; return [] }` }))
  await expect(renderer.queries('/')).rejects.toMatchObject({
    reason: 'threw',
    message: expect.stringContaining(message),
  })
  await renderer.close()
})

test('the edge’s environment and arguments are not in the thread', async () => {
  const renderer = await open(
    bundle({ queries: 'async () => [JSON.stringify(process.env), String(process.argv)]' }),
  )
  expect(await renderer.queries('/')).toEqual(['{"NODE_ENV":"production"}', 'undefined'])
  await renderer.close()
})

test('a thread that is idle keeps no process alive, and what it prints goes nowhere', async () => {
  const queries = `async (url) => { console.log('loud'); console.error('loud'); setInterval(() => {}, 10); return [url] }`
  const file = await threads.write(bundle({ queries }))
  const script = `
    import { createRenderer } from './renderer.js'
    const renderer = createRenderer({ file: ${JSON.stringify(file)}, limits: ${JSON.stringify(GENEROUS)} })
    console.log(await renderer.queries('/a'))`
  const main = await threads.write(script, 'main.js')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [main])
  expect([stdout, stderr]).toEqual(["[ '/a' ]\n", ''])
})
