/** For Safari, which has no idle callback: a moment after the page has settled. */
const SOON_MS = 1500

/**
 * Calls `call` once when the live view is likely to be wanted: when the browser is idle while the box is visible, or
 * when the visitor points at it, touches it or uses the keyboard. Returns a function that cancels it.
 */
export function whenWanted(box: HTMLElement, call: () => void): () => void {
  const stop = new AbortController()
  const once = () => {
    if (stop.signal.aborted) return
    stop.abort()
    call()
  }
  const options = { passive: true, signal: stop.signal }
  box.addEventListener('pointerenter', once, options)
  box.addEventListener('touchstart', once, options)
  box.addEventListener('focusin', once, options)
  document.addEventListener('keydown', once, options)
  // A browser without IntersectionObserver is too old for a live view that starts by itself.
  if (!('IntersectionObserver' in window)) return () => stop.abort()
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    sight.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(once)
    else setTimeout(once, SOON_MS)
  })
  sight.observe(box)
  stop.signal.addEventListener('abort', () => sight.disconnect())
  return () => stop.abort()
}
