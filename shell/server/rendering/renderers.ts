import type { ServerBundle } from '@nireeka/contracts'

import type { RenderLimits } from './render-limits.ts'
import { type FailureReason, RenderFailure } from './render-failure.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

export interface FailureReport {
  /** The key of the failed bundle: remote@version. */
  key: string
  reason: FailureReason
  message: string
}

interface Needs {
  /** Called for each failure of a bundle, but at most once a minute for the same failure. */
  report: (failure: FailureReport) => void
  limits?: Partial<RenderLimits>
  workerFile?: URL
  maxFailures?: number
  pauseMs?: number
  now?: () => number
}

const MINUTE_MS = 60_000

export type Renderers = ReturnType<typeof createRenderers>

/** Creates a renderer for each live version. A failing bundle only affects its own part of the page. */
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
    // Calls that wait for a version which is now paused are rejected.
    if (!breaker.mayAsk(key)) void drop(key)
    const subject = `${key} ${reason}`
    if (now() - (reportedAt.get(subject) ?? -MINUTE_MS) < MINUTE_MS) return
    reportedAt.set(subject, now())
    report({ key, reason, message })
  }

  return {
    of,
    /**
     * Returns the result of `work` with the bundle; null when the version is paused or overloaded, or when `work`
     * fails, which counts as the bundle's failure.
     */
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
    /**
     * Ends the threads of versions that are no longer live. The call is cheap enough to make with every registry read.
     */
    keepOnly(keys: Iterable<string>) {
      const live = new Set(keys)
      for (const key of renderers.keys()) if (!live.has(key)) void drop(key)
    },
    async close() {
      await Promise.all([...renderers.keys()].map(drop))
    },
  }
}
