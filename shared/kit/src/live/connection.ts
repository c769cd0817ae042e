import type { HttpTransport, Platform } from '@nireeka/contracts'

import { createLive, type Live } from './create-live.ts'

/** How long a page may be hidden before its connection ends. */
const HIDDEN_MS = 60_000

const connections = new WeakMap<Platform, Live>()

/**
 * Returns the live connection of this page, which ends while the page is offline or hidden for long. Shell and remotes
 * share one copy of this module, and so one connection.
 */
export function liveOf(platform: Platform): Live {
  const known = connections.get(platform)
  if (known) return known
  let isHidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const live = createLive({
    http: platform.http as unknown as HttpTransport,
    isAwake: () => navigator.onLine && !isHidden,
  })
  connections.set(platform, live)
  const setHidden = (hidden: boolean) => {
    if (isHidden === hidden) return
    isHidden = hidden
    live.refresh()
  }
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') setHidden(false)
    else timer = setTimeout(() => setHidden(true), HIDDEN_MS)
  })
  addEventListener('online', live.refresh)
  addEventListener('offline', live.refresh)
  platform.events$.subscribe(({ type }) => {
    if (type === 'session:signed-in' || type === 'session:signed-out') live.renewSession()
  })
  return live
}
