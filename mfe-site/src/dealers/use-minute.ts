import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let minute: number | null = null
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  minute = Math.floor(Date.now() / MINUTE_MS)
  for (const tell of listeners) tell()
}

function watch(tell: () => void) {
  listeners.add(tell)
  const first = setTimeout(tick)
  timer ??= setInterval(tick, MINUTE_MS / 4)
  return () => {
    clearTimeout(first)
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    minute = null
  }
}

const read = () => minute
const none = () => null

/**
 * Returns the current minute; null on the server, whose page is kept for longer than that, and until the page has been
 * hydrated.
 */
export function useMinute(): Date | null {
  const current = useSyncExternalStore(watch, read, none)
  return current === null ? null : new Date(current * MINUTE_MS)
}
