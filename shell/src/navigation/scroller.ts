import type { ScrollMemory } from './scroll-memory.ts'

/** Where a page is to be scrolled to: a position, or the element of a hash. */
type Target = { top: number } | { hash: string }

interface Move {
  entry: string
  isNewPage: boolean
  hash: string
}

/** Events by which the visitor scrolls, so that the target is given up. */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Returns what scrolls a page to where it was left, to its hash, or to its top, as soon as the page is long enough. */
export function createScroller(memory: ScrollMemory, main: Element) {
  let target: Target | null = null
  /** Whether main shows the new page; until then it is the old one. */
  let isShown = false
  let last = window.scrollY

  addEventListener('scroll', () => (last = window.scrollY), { passive: true })
  for (const type of USER_EVENTS)
    addEventListener(type, () => (target = null), { passive: true, capture: true })

  /** Stores the position of the page that is left. A page that never reached its target keeps the target. */
  function leave(entry: string) {
    if (!target) memory.store(entry, last)
  }

  function aim({ entry, isNewPage, hash }: Move) {
    const top = memory.topOf(entry)
    if (top !== null) target = { top }
    else if (hash) target = { hash }
    else target = isNewPage ? { top: 0 } : null
    isShown = !isNewPage
  }

  /** Scrolls as far as the page allows; it may still grow. */
  function step() {
    if (!target || !isShown) return
    if ('hash' in target) document.getElementById(target.hash)?.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: target.top, behavior: 'instant' })
    // Every page is long enough for its top; afterwards the page itself may scroll.
    if ('top' in target && target.top === 0) target = null
  }

  const isMissed = () => target !== null && 'top' in target && window.scrollY < target.top - 1

  /** Called when main begins to show the new page. */
  function pageShown() {
    isShown = true
    step()
  }

  /** Called when the page is there. Where it is still too short, later content may make it longer. */
  function end() {
    pageShown()
    if (!isMissed()) target = null
  }

  new ResizeObserver(step).observe(main)

  return { leave, aim, pageShown, step, end, isAiming: () => target !== null }
}

export type Scroller = ReturnType<typeof createScroller>
