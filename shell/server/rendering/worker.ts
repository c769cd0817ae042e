import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'

import type { ServerBundle } from '@nireeka/contracts'

import { checkQueries, checkRendered } from './check-result.ts'
import { describeError } from './describe-error.ts'
import { allowedRequires } from './allowed-requires.ts'
import type { Call, Message } from './messages.ts'
import { lockDownGlobals } from './lock-down-globals.ts'

const { file } = workerData as { file: string }
const post = (message: Message) => parentPort?.postMessage(message)

function evaluate(code: string): ServerBundle {
  const require = allowedRequires()
  lockDownGlobals()
  const module: { exports: Partial<ServerBundle> | null } = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require)
  const { queries, render } = module.exports ?? {}
  if (typeof queries === 'function' && typeof render === 'function') return { queries, render }
  throw new Error('A server bundle exports the functions queries and render')
}

async function answer({ queries, render }: ServerBundle, call: Call): Promise<Message> {
  try {
    const result =
      call.kind === 'queries' ? checkQueries(await queries(call.url)) : checkRendered(await render(call.page))
    return { type: 'result', result }
  } catch (error) {
    return { type: 'threw', error: describeError(error) }
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function read(): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    post({ type: 'failed', reason: isMissing(error) ? 'missing' : 'broken', error: describeError(error) })
    return null
  }
}

function start(code: string) {
  try {
    const bundle = evaluate(code)
    parentPort?.on('message', async (call: Call) => post(await answer(bundle, call)))
    post({ type: 'ready' })
  } catch (error) {
    post({ type: 'failed', reason: 'broken', error: describeError(error) })
  }
}

const code = read()
if (code !== null) start(code)
