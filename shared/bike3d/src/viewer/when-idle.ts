/** Safari has no idle callback: a moment after the change has been drawn will do. */
const SOON_MS = 120

/** Calls once when the page has nothing better to do; returns what stops the waiting. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, SOON_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(call)
  return () => cancelIdleCallback(id)
}
