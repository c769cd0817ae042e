/** For Safari, which has no idle callback: a moment after the change has been drawn. */
const SOON_MS = 120

/** Calls `call` once when the browser is idle; returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, SOON_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(call)
  return () => cancelIdleCallback(id)
}
