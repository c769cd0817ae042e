import type { Rendered, ServerBundle } from '@nireeka/contracts'

import { type RenderLimits, RENDER_LIMITS } from './render-limits.ts'
import type { Call } from './messages.ts'
import { RenderFailure } from './render-failure.ts'
import { startThread, type Thread } from './thread.ts'

export interface RendererNeeds {
  /** The server bundle, an absolute path. */
  file: string
  /** The others are the usual ones. */
  limits?: Partial<RenderLimits>
  /** The thread's code, as it was built; beside the edge's own by default. */
  workerFile?: URL
}

/** A server bundle as the edge may call it: every call is answered in time, or rejects with a RenderFailure. */
export interface Renderer extends ServerBundle {
  /** Starts the thread ahead of the first call. */
  warm(): void
  /** Ends the thread; whoever waits is told that nobody is there to ask. */
  close(): Promise<void>
}

interface Waiting {
  call: Call
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** One thread for one server bundle, started when it is needed, and anew after it had to be ended. */
export function createRenderer(needs: RendererNeeds): Renderer {
  const limits = { ...RENDER_LIMITS, ...needs.limits }
  const { file, workerFile = new URL('./worker.js', import.meta.url) } = needs
  const waiting: Waiting[] = []
  let thread: Thread | null = null
  let isWorking = false
  let isClosed = false

  const start = () => (thread ??= startThread({ file, limits, workerFile }))
  const rejectAll = (failure: unknown) => waiting.splice(0).forEach(({ reject }) => reject(failure))

  async function work() {
    isWorking = true
    for (let first = waiting.shift(); first; first = waiting.shift()) await serve(first)
    isWorking = false
  }

  async function serve({ call, resolve, reject }: Waiting) {
    const used = start()
    try {
      await used.ready
    } catch (failure) {
      // The next start would fail alike: nobody is kept waiting for it.
      thread = null
      reject(failure)
      return rejectAll(failure)
    }
    await used.run(call).then(resolve, reject)
    if (used.hasEnded()) thread = null
  }

  function ask(call: Call): Promise<unknown> {
    if (isClosed) return Promise.reject(closed())
    if (waiting.length >= limits.queue) {
      return Promise.reject(new RenderFailure('busy', `${limits.queue} calls are waiting already`))
    }
    return new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (!isWorking) void work()
    })
  }

  return {
    queries: (url) => ask({ kind: 'queries', url }) as Promise<string[] | null>,
    render: (page) => ask({ kind: 'render', page }) as Promise<Rendered>,
    warm() {
      if (!isClosed) start()
    },
    async close() {
      isClosed = true
      rejectAll(closed())
      await thread?.stop(closed())
    },
  }
}

const closed = () => new RenderFailure('busy', 'The renderer is closed')
