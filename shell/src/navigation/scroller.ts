import type { ScrollMemory } from './scroll-memory.ts'

/** Where a page is to be scrolled to: a position, or the element of a hash. */
type Target = { top: number } | { hash: string }

interface Move {
  entry: string
  isNewPage: boolean
  hash: string
}

/** Events that show the visitor is scrolling or about to; then the target is given up. */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Returns the scroller, which scrolls a page to its stored position, its hash or its top as soon as the page is long
 * enough.
 */
export function createScroller(memory: ScrollMemory, main: Element) {
  let target: Target | null = null
  /** Whether main shows the new page; before that, it still shows the old one. */
  let isShown = false
  /** Whether the new page has arrived; some of it may still come when it is near the screen, or because of the hash. */
  let hasArrived = false
  let last = window.scrollY

  addEventListener('scroll', () => (last = window.scrollY), { passive: true })
  for (const type of USER_EVENTS)
    addEventListener(type, () => (target = null), { passive: true, capture: true })

  /**
   * Stores the scroll position of the page being left. A page that never reached its target stores the target
   * instead.
   */
  function leave(entry: string) {
    if (!target) memory.store(entry, last)
  }

  function aim({ entry, isNewPage, hash }: Move) {
    const top = memory.topOf(entry)
    if (top !== null) target = { top }
    else if (hash) target = { hash }
    else target = isNewPage ? { top: 0 } : null
    isShown = !isNewPage
    hasArrived = false
  }

  /** Scrolls as far as the page allows; the page may still grow. */
  function step() {
    if (!target || !isShown) return
    if ('hash' in target) scrollToHash(target.hash)
    else scrollToTop(target.top)
  }

  function scrollToTop(top: number) {
    // A page that is at its top stays there; scrollTo would lay out a page that is only half exchanged.
    if (top > 0 || last > 0) window.scrollTo({ top, behavior: 'instant' })
    // Every page is long enough for its top, so the target is done; afterwards the page may scroll itself.
    if (top === 0) target = null
  }

  function scrollToHash(hash: string) {
    const element = document.getElementById(hash)
    element?.scrollIntoView({ behavior: 'instant' })
    if (element && hasArrived) target = null
  }

  const isMissed = () =>
    target !== null &&
    ('hash' in target ? !document.getElementById(target.hash) : window.scrollY < target.top - 1)

  /** Called when main begins to show the new page. */
  function pageShown() {
    isShown = true
    step()
  }

  /** Called when the page has arrived. If it is still too short for its target, later content may make it longer. */
  function end() {
    pageShown()
    hasArrived = true
    if (!isMissed()) target = null
  }

  new ResizeObserver(step).observe(main)

  return { leave, aim, pageShown, step, end, isAiming: () => target !== null }
}

export type Scroller = ReturnType<typeof createScroller>
