import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function watch(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

const minute = () => Math.floor(Date.now() / MINUTE_MS)
const none = () => null

/** Returns the current minute; null on the server, whose page is kept for longer than that. */
export function useMinute(): Date | null {
  const current = useSyncExternalStore<number | null>(watch, minute, none)
  return current === null ? null : new Date(current * MINUTE_MS)
}
