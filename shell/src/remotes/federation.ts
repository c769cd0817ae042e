import type { RegisteredRemote } from '@nireeka/contracts'
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { nextTask } from '@nireeka/kit/next-task'
import * as runtimeCore from '@module-federation/runtime/core'

import { forgetFailedShares } from './failed-shares.ts'
import type { Lifecycles, RemoteLoader } from './loader.ts'
import { timeouts } from './timeouts.ts'
import { withLimit } from './with-limit.ts'

// Remotes are built without federation's runtime and use the shell's from this global
// (shared/tooling/src/federation/shells-runtime.cjs). Releases that are older than it find the runtime's core under the
// other name.
Object.assign(globalThis, {
  nireekaFederation: BUNDLER_RUNTIME,
  _FEDERATION_RUNTIME_CORE: runtimeCore,
})

/** Federation's bundler runtime in this build (shared/tooling/src/shell-config.mjs). */
declare const BUNDLER_RUNTIME: object

const containerName = (remote: RegisteredRemote) => `nireeka_remote_${remote.name}`

/** Returns a loader of remotes on top of Module Federation's runtime, with our own timeouts on every step. */
export function createFederation(inlinedManifests: Record<string, unknown>): RemoteLoader {
  const attempts = new Map<string, number>()
  const limits = timeouts()
  // Read by every build whenever it loads a chunk (shared/tooling/src/chunk-timeout.mjs).
  Object.assign(globalThis, { nireekaChunkMs: limits.chunk })

  // Registered for both the shell, which is already loaded, and the remotes, which aren't.
  registerGlobalPlugins([forgetFailedShares])
  registerPlugins([
    forgetFailedShares,
    {
      name: 'nireeka-limits',
      fetch: (url: string, init: RequestInit) => {
        const inlined = inlinedManifests[new URL(url).pathname]
        // A retry has a query in its URL and must ask the server instead of using the inlined manifest.
        if (inlined && !url.includes('?')) return Promise.resolve(Response.json(inlined))
        return fetch(url, { ...init, signal: AbortSignal.timeout(limits.request) })
      },
      createScript: ({ url }: { url: string }) => {
        const script = document.createElement('script')
        script.src = withAttempt(url, attempts)
        script.async = true
        return { script, timeout: limits.request }
      },
    },
    {
      name: 'nireeka-tasks',
      beforeInitRemote: nextTask,
      beforeGetExpose: nextTask,
      beforeExecuteFactory: nextTask,
    },
  ])

  function register(remote: RegisteredRemote, attempt: number) {
    const query = attempt ? `?retry=${attempt}` : ''
    attempts.set(remote.name, attempt)
    // Otherwise, chunks that a failed version has left would count as loaded for the one that replaces it.
    if (attempt) Reflect.deleteProperty(globalThis, `webpackChunknireeka_${remote.name}`)
    // `force` drops what was loaded before, so that a retry starts from the manifest.
    const entry = location.origin + remote.manifest + query
    registerRemotes([{ name: containerName(remote), entry }], { force: attempt > 0 })
  }

  return {
    async load(remote, attempt) {
      register(remote, attempt)
      const loading = loadRemote<Lifecycles>(`${containerName(remote)}/remote`)
      const lifecycles = await withLimit(loading, limits.remote, remote.name)
      if (!lifecycles?.mount) throw new Error(`${remote.manifest} has no lifecycles`)
      await nextTask()
      return lifecycles
    },
    prefetch: (remote) =>
      import(/* webpackChunkName: "failed" */ './prefetch-files.ts').then((code) =>
        code.prefetchFiles(remote),
      ),
  }
}

/**
 * Returns the URL of this attempt. Each retry gets a different URL, because browsers merge a second request into a
 * hanging one.
 */
function withAttempt(url: string, attempts: Map<string, number>) {
  const attempt = attempts.get(/\/remotes\/([^/]+)\//.exec(url)?.[1] ?? '')
  return attempt && !url.includes('?') ? `${url}?retry=${attempt}` : url
}
