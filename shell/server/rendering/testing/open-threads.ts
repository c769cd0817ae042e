import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'

import { build, type BuildOptions } from 'esbuild'

import { BUILD_OPTIONS } from '../../build-options.mjs'

const rendering = fileURLToPath(new URL('..', import.meta.url))
// Inside the house, so that a thread finds the packages that the edge allows.
const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url))

/** For calls that have to succeed, however slow the machine is. */
export const GENEROUS = { startMs: 60_000, callMs: 60_000, coldCallMs: 60_000, memoryMb: 128, queue: 32 }

/** The real thread's code in a folder of its own, and server bundles beside it; close it when the tests are over. */
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
    /** Every thread that was started so far, the ended ones too. */
    async started() {
      // Node tells of a new one in the next turn.
      await new Promise(setImmediate)
      return [...workers]
    },
    /** Resolves when this thread has ended, whatever ended it. */
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

/** A server bundle's code with these two functions. */
export const bundle = ({
  queries = 'async () => []',
  render = 'async () => ({ missing: [] })',
  first = '',
}) => `${first}\nmodule.exports = { queries: ${queries}, render: ${render} }`
