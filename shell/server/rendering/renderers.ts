import type { ServerBundle } from '@nireeka/contracts'

import type { RenderLimits } from './render-limits.ts'
import { type FailureReason, RenderFailure } from './render-failure.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

export interface FailureReport {
  /** Whose code it was: remote@version. */
  key: string
  reason: FailureReason
  message: string
}

interface Needs {
  /** Told of each failure of a bundle, the same one at most once a minute. */
  report: (failure: FailureReport) => void
  limits?: Partial<RenderLimits>
  workerFile?: URL
  maxFailures?: number
  pauseMs?: number
  now?: () => number
}

const MINUTE_MS = 60_000

export type Renderers = ReturnType<typeof createRenderers>

/** A renderer for each live version. What one of them does wrong costs its own page part, and nobody else's. */
export function createRenderers(needs: Needs) {
  const { report, limits, workerFile, maxFailures, pauseMs, now = () => performance.now() } = needs
  const renderers = new Map<string, Renderer>()
  const reportedAt = new Map<string, number>()
  const breaker = createCircuitBreaker({ now, maxFailures, pauseMs })

  function of(key: string, file: string): Renderer {
    const renderer = renderers.get(key) ?? createRenderer({ file, limits, workerFile })
    renderers.set(key, renderer)
    return renderer
  }

  function drop(key: string) {
    const renderer = renderers.get(key)
    renderers.delete(key)
    return renderer?.close()
  }

  function blame(key: string, { reason, message }: RenderFailure) {
    breaker.failed(key)
    // Whoever waits for a version that is paused now would wait in vain.
    if (!breaker.mayAsk(key)) void drop(key)
    const subject = `${key} ${reason}`
    if (now() - (reportedAt.get(subject) ?? -MINUTE_MS) < MINUTE_MS) return
    reportedAt.set(subject, now())
    report({ key, reason, message })
  }

  return {
    of,
    /** What `work` makes of the bundle; null when the version is paused, is overrun, or `work` fails, which it is blamed for. */
    async ask<T>(key: string, file: string, work: (bundle: ServerBundle) => Promise<T>): Promise<T | null> {
      if (!breaker.mayAsk(key)) return null
      try {
        const result = await work(of(key, file))
        breaker.succeeded(key)
        return result
      } catch (error) {
        const failure = error instanceof RenderFailure ? error : new RenderFailure('threw', String(error))
        if (failure.reason !== 'busy') blame(key, failure)
        return null
      }
    },
    /** Ends the threads of versions that are no longer live. It costs next to nothing: call it with every list. */
    keepOnly(keys: Iterable<string>) {
      const live = new Set(keys)
      for (const key of renderers.keys()) if (!live.has(key)) void drop(key)
    },
    async close() {
      await Promise.all([...renderers.keys()].map(drop))
    },
  }
}
