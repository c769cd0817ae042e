import { pushEntry } from './entry.ts'
import { readPage } from './page-state.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  main: Element
  /** Whether the page's code is there, so that it is drawn at once. */
  isReady: (path: string) => boolean
  isInPlace: () => boolean
}

/** The old page stands still at most so long; then whatever is there is shown. */
const STILL_MS = 120

/**
 * A short cross-fade to a page that is there at once. A page that has yet to be fetched is shown as it comes: while
 * a transition waits, the browser draws nothing.
 */
export function createPageTransition({ main, isReady, isInPlace }: Needs) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')

  document.addEventListener(
    'click',
    (event) => {
      const address = isPlain(event) ? siteAddress(event.target) : null
      if (!address || address.pathname === location.pathname || motion.matches) return
      if (!isReady(address.pathname)) return
      // In the place of the router's own step, which the link leaves out now.
      event.preventDefault()
      lead(address.pathname + address.search + address.hash)
    },
    { capture: true },
  )

  function lead(address: string) {
    const transition = document.startViewTransition(() => {
      const changed = nextChange(main)
      pushEntry(address)
      return changed(() => isInPlace() && readPage(main) !== 'loading')
    })
    // Another step skips this one: nothing to tell anybody.
    for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) {
      promise.catch(() => undefined)
    }
  }
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Resolves when main has changed and is whole again, or when it was waited for long enough. */
function nextChange(main: Element) {
  let changes: MutationObserver | undefined
  const change = new Promise<void>((resolve) => {
    changes = new MutationObserver(() => resolve())
    changes.observe(main, { childList: true, subtree: true, characterData: true })
  })

  return async (isWhole: () => boolean) => {
    const until = performance.now() + STILL_MS
    await Promise.race([change, rest(STILL_MS)])
    while (!isWhole() && performance.now() < until) await rest(8)
    changes?.disconnect()
  }
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
