import type { Rendered, ServerBundle } from '@nireeka/contracts'

import { type RenderLimits, RENDER_LIMITS } from './render-limits.ts'
import type { Call } from './messages.ts'
import { RenderFailure } from './render-failure.ts'
import { startThread, type Thread } from './thread.ts'

export interface RendererNeeds {
  /** The absolute path of the server bundle. */
  file: string
  /** Limits that differ from the default ones. */
  limits?: Partial<RenderLimits>
  /** The built code of the thread; by default the file beside the edge's own. */
  workerFile?: URL
}

/** A server bundle that the edge can call: every call is answered in time, or rejects with a RenderFailure. */
export interface Renderer extends ServerBundle {
  /** Starts the thread before the first call. */
  warm(): void
  /** Ends the thread; waiting calls reject with the reason "busy". */
  close(): Promise<void>
}

interface Waiting {
  call: Call
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** Creates a renderer: one thread for one server bundle, started on demand, and restarted after it had to be ended. */
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
      // A failed start would fail again, so waiting calls are rejected at once.
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
