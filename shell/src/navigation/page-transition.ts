import { pushEntry } from './entry.ts'
import { readPage } from './page-state.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  main: Element
  /** Whether the page's code is there, so that it is drawn at once. */
  isReady: (path: string) => boolean
  isInPlace: () => boolean
}

/** The old page is held for at most so long; then whatever has been rendered is shown. */
const HOLD_MS = 120

/**
 * Cross-fades to a page whose code is loaded. A page that has yet to be fetched is shown as it comes: while a
 * transition waits, the browser draws nothing.
 */
export function createPageTransition({ main, isReady, isInPlace }: Needs) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')

  document.addEventListener(
    'click',
    (event) => {
      const address = isPlain(event) ? siteAddress(event.target) : null
      if (!address || address.pathname === location.pathname || motion.matches) return
      if (!isReady(address.pathname)) return
      // Replaces the router's own navigation, which the link skips now.
      event.preventDefault()
      fadeTo(address.pathname + address.search + address.hash)
    },
    { capture: true },
  )

  function fadeTo(address: string) {
    const transition = document.startViewTransition(() => {
      const changed = nextChange(main)
      pushEntry(address)
      return changed(() => isInPlace() && readPage(main) !== 'loading')
    })
    // The next navigation skips this transition, which is no error.
    for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) {
      promise.catch(() => undefined)
    }
  }
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Resolves when main has changed and is complete again, or after the longest hold. */
function nextChange(main: Element) {
  let changes: MutationObserver | undefined
  const change = new Promise<void>((resolve) => {
    changes = new MutationObserver(() => resolve())
    changes.observe(main, { childList: true, subtree: true, characterData: true })
  })

  return async (isComplete: () => boolean) => {
    const until = performance.now() + HOLD_MS
    await Promise.race([change, delay(HOLD_MS)])
    while (!isComplete() && performance.now() < until) await delay(8)
    changes?.disconnect()
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
