import { pushEntry } from './entry.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  main: Element
  /** Returns whether the page's code is loaded, so that it renders without delay. */
  isReady: (path: string) => boolean
  isInPlace: () => boolean
}

/** The longest time for which the old page is held, in ms; then what is rendered is shown as it comes. */
const HOLD_MS = 60

/**
 * Cross-fades to a page whose code is loaded. Other pages get no transition, because the browser draws nothing while
 * a transition waits. Nor does any page after one transition has held up the visitor on this device.
 */
export function createPageTransition({ main, isReady, isInPlace }: Needs) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let isFollowing = false
  let isSlow = false

  document.addEventListener(
    'click',
    (event) => {
      const address = isPlain(event) && !isFollowing ? siteAddress(event.target) : null
      if (!address || address.pathname === location.pathname || motion.matches || isSlow) return
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
    const startedAt = performance.now()
    const transition = document.startViewTransition(async () => {
      const isShown = nextChange(main)
      follow(target, address)
      // A page without its data shows its skeleton, which needs no waiting.
      if (!(await isShown(isInPlace))) transition.skipTransition()
      isSlow = performance.now() - startedAt > HOLD_MS
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

/** Returns a function that resolves when main has changed and is complete, or after the longest hold with false. */
function nextChange(main: Element) {
  let changes: MutationObserver | undefined
  const change = new Promise<void>((resolve) => {
    changes = new MutationObserver(() => resolve())
    changes.observe(main, { childList: true, subtree: true, characterData: true })
  })

  return async (isComplete: () => boolean) => {
    const until = performance.now() + HOLD_MS
    await Promise.race([change, delay(HOLD_MS)])
    while (!isComplete() && performance.now() < until) await delay(4)
    changes?.disconnect()
    return isComplete()
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
