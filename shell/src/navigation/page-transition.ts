import { pushEntry } from './entry.ts'
import { readPage } from './page-state.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  main: Element
  /** Returns whether the page's code is loaded, so that it renders without delay. */
  isReady: (path: string) => boolean
  isInPlace: () => boolean
}

/** The longest time for which the old page is held; then whatever has been rendered is shown. */
const HOLD_MS = 120

/**
 * Cross-fades to a page whose code is loaded. Other pages get no transition, because the browser draws nothing while
 * a transition waits.
 */
export function createPageTransition({ main, isReady, isInPlace }: Needs) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let isFollowing = false

  document.addEventListener(
    'click',
    (event) => {
      const address = isPlain(event) && !isFollowing ? siteAddress(event.target) : null
      if (!address || address.pathname === location.pathname || motion.matches) return
      if (!isReady(address.pathname)) return
      // The click happens again in the transition: nobody has seen this one.
      event.preventDefault()
      event.stopImmediatePropagation()
      fadeTo(event.target as Element, address.pathname + address.search + address.hash)
    },
    { capture: true },
  )

  /** Clicks on a link for its router, which knows the link's history state; follows a link that has no router. */
  function follow(target: Element, address: string) {
    let isFollowed = false
    const onClick = (event: MouseEvent) => {
      isFollowed = event.defaultPrevented
      event.preventDefault()
    }
    isFollowing = true
    addEventListener('click', onClick)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    removeEventListener('click', onClick)
    isFollowing = false
    if (!isFollowed) pushEntry(address)
  }

  function fadeTo(target: Element, address: string) {
    const transition = document.startViewTransition(() => {
      const changed = nextChange(main)
      follow(target, address)
      return changed(() => isInPlace() && readPage(main) !== 'loading')
    })
    // The next navigation may skip this transition, and the rejections that causes are no errors.
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
