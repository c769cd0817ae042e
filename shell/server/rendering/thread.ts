import { Worker } from 'node:worker_threads'

import { describeError } from './describe-error.ts'
import type { RenderLimits } from './render-limits.ts'
import type { Call, Message, Thrown } from './messages.ts'
import { startRenderTimeout } from './render-timeout.ts'
import { type FailureReason, RenderFailure } from './render-failure.ts'

export interface ThreadNeeds {
  /** The path of the server bundle. */
  file: string
  limits: RenderLimits
  /** The built code of the thread. */
  workerFile: URL
}

/** How many of a thread's first calls get more time: enough for one of each kind of page. */
const COLD_CALLS = 20

export type Thread = ReturnType<typeof startThread>

/** Starts a thread with one server bundle. It gets one call at a time, and is ended when it exceeds a limit. */
export function startThread({ file, limits, workerFile }: ThreadNeeds) {
  const worker = new Worker(workerFile, {
    workerData: { file },
    env: { NODE_ENV: 'production' },
    argv: [],
    execArgv: [],
    // The thread's output is kept apart from the edge's. It isn't read, which would keep the process alive, and the
    // thread prints nothing.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  let end: RenderFailure | null = null
  let calls = 0
  let settle: ((outcome: Message | RenderFailure) => void) | null = null

  function stop(failure: RenderFailure) {
    end ??= failure
    settle?.(end)
    return worker.terminate()
  }
  worker.on('message', (message: Message) => settle?.(message))
  worker.on('error', (error: unknown) => void stop(failureOf(error)))
  worker.on('exit', () => void stop(new RenderFailure('threw', 'The thread was ended from within')))
  // unref comes after the listeners are added, since each listener would keep the process alive again.
  worker.unref()

  function next(ms: number, what: string): Promise<Message> {
    return new Promise((resolve, reject) => {
      if (end) return reject(end)
      const hung = () => stop(new RenderFailure('hung', `${what} took longer than ${ms} ms`))
      const stopClock = startRenderTimeout(ms, () => settle === settleThis && void hung())
      const settleThis = (outcome: Message | RenderFailure) => {
        stopClock()
        settle = null
        if (outcome instanceof RenderFailure) reject(outcome)
        else resolve(outcome)
      }
      settle = settleThis
    })
  }

  async function start() {
    const message = await next(limits.startMs, 'The start')
    if (message.type !== 'failed') return
    const failure = told(message.reason, message.error)
    void stop(failure)
    throw failure
  }

  async function run(call: Call): Promise<unknown> {
    worker.postMessage(call)
    const ms = calls < COLD_CALLS ? Math.max(limits.coldCallMs, limits.callMs) : limits.callMs
    calls++
    const message = await next(ms, call.kind)
    if (message.type === 'threw') throw told('threw', message.error)
    return message.type === 'result' ? message.result : null
  }

  const ready = start()
  // Callers get the error from their call; a start before the first call has no caller, so its rejection is ignored
  // here.
  ready.catch(() => {})
  return { ready, run, stop, hasEnded: () => end !== null }
}

const told = (reason: FailureReason, { message, stack }: Thrown) =>
  new RenderFailure(reason, message, { cause: stack })

/** Returns the failure for what ended the thread; its code may have thrown anything, even outside a call. */
function failureOf(error: unknown): RenderFailure {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return told(isMemory ? 'memory' : 'threw', describeError(error))
}
