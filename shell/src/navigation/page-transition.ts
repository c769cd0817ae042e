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
/** The duration of a task, in ms, that shows that a device is slow. */
const SLOW_TASK_MS = 100

/**
 * Cross-fades to a page whose code is loaded. Other pages get no transition, because the browser draws nothing while
 * a transition waits. Nor does any page on a slow device, where the fade itself takes longer than the page: one with a
 * long task, at the start or later, or with a transition that held up the visitor.
 */
export function createPageTransition({ main, isReady, isInPlace }: Needs) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let isFollowing = false
  let isSlow = false
  onSlowTask(() => (isSlow = true))

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
      if (performance.now() - startedAt > HOLD_MS) isSlow = true
    })
    // The next navigation may skip this transition, and the rejections that causes are no errors.
    for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) {
      promise.catch(() => undefined)
    }
  }
}

/** Calls back after the first long task, also one from before. In browsers that don't report them, none counts as slow. */
function onSlowTask(react: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ duration }) => duration > SLOW_TASK_MS)) return
    observer.disconnect()
    react()
  })
  observer.observe({ type: 'longtask', buffered: true })
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
