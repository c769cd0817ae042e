/** So long nothing was fetched. */
const QUIET_MS = 1500

/** Calls back once, when the page has loaded, the network rests and the browser has nothing else to do. */
export function whenQuiet(then: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      requests.disconnect()
      afterWork(then)
    }, QUIET_MS)
  }
  const requests = new PerformanceObserver(wait)
  requests.observe({ type: 'resource' })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Not every browser says when it is idle. */
function afterWork(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then)
}
