/** Safari has no idle callback: a moment after the page has come to rest will do. */
const SOON_MS = 1500

/**
 * Calls once when the live view is likely to be wanted: the browser has nothing else to do while the box is in sight,
 * or somebody points at it, touches it or takes to the keyboard. Returns what stops the waiting.
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
  // A browser that can't tell what is in sight is too old for the live view to come unasked.
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
