/** The network counts as idle after this time without a request. */
const IDLE_MS = 1500

/** Calls back once, when the page has loaded, and network and browser are idle. */
export function whenIdle(then: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      requests.disconnect()
      afterWork(then)
    }, IDLE_MS)
  }
  const requests = new PerformanceObserver(wait)
  requests.observe({ type: 'resource' })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Calls back when the browser is idle, or immediately where it doesn't support requestIdleCallback. */
function afterWork(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then)
}
