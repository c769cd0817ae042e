import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'

import { build, type BuildOptions } from 'esbuild'

import { BUILD_OPTIONS } from '../../build-options.mjs'

const rendering = fileURLToPath(new URL('..', import.meta.url))
// The bundles are written inside the repository, so that a thread finds the packages that the edge allows.
const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url))

/** Limits for calls that have to succeed, however slow the machine is. */
export const GENEROUS = { startMs: 60_000, callMs: 60_000, coldCallMs: 60_000, memoryMb: 128, queue: 32 }

/** Builds the real thread code into a temporary folder for test server bundles; to be closed after the tests. */
export async function openThreads() {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'nireeka-threads-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await build({
    entryPoints: [join(rendering, 'worker.ts'), join(rendering, 'renderer.ts')],
    outdir: folder,
    ...(BUILD_OPTIONS as BuildOptions),
  })
  const workers: Worker[] = []
  const ends = new Map<Worker, Promise<void>>()
  const see = (worker: Worker) => {
    workers.push(worker)
    ends.set(worker, new Promise((resolve) => worker.once('exit', () => resolve())))
  }
  process.on('worker', see)
  let files = 0

  return {
    folder,
    workerFile: pathToFileURL(join(folder, 'worker.js')),
    /** Returns every thread started so far, including ended ones. */
    async started() {
      // Node reports a new worker in the next turn of the event loop.
      await new Promise(setImmediate)
      return [...workers]
    },
    /** Resolves when this thread has ended, for whatever reason. */
    ended: (worker: Worker | undefined) => worker && ends.get(worker),
    async write(code: string, name = `page-${files++}.cjs`) {
      const file = join(folder, name)
      await writeFile(file, code)
      return file
    },
    async close() {
      process.off('worker', see)
      await Promise.all(workers.map((worker) => worker.terminate()))
      await rm(folder, { recursive: true })
    },
  }
}

/** Returns the code of a server bundle with these two functions. */
export const bundle = ({
  queries = 'async () => []',
  render = 'async () => ({ missing: [] })',
  first = '',
}) => `${first}\nmodule.exports = { queries: ${queries}, render: ${render} }`
