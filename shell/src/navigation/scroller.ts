import type { ScrollMemory } from './scroll-memory.ts'

/** Where a page is to be scrolled to: so far down, or to the element of a hash. */
type Target = { top: number } | { hash: string }

interface Move {
  entry: string
  isNewPage: boolean
  hash: string
}

/** Whoever does one of these wants to be somewhere else than where they were. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls a page to where it was left, to its hash, or to its top; as soon as it is long enough for that. */
export function createScroller(memory: ScrollMemory, main: Element) {
  let target: Target | null = null
  /** What stands in main is the old page until then. */
  let isPlaced = false
  let last = window.scrollY

  addEventListener('scroll', () => (last = window.scrollY), { passive: true })
  for (const type of BY_HAND) addEventListener(type, () => (target = null), { passive: true, capture: true })

  /** Before anything of the page has changed. A page that never got to its place keeps the one that was meant. */
  function leave(entry: string) {
    if (!target) memory.keep(entry, last)
  }

  function aim({ entry, isNewPage, hash }: Move) {
    const top = memory.topOf(entry)
    if (top !== null) target = { top }
    else if (hash) target = { hash }
    else target = isNewPage ? { top: 0 } : null
    isPlaced = !isNewPage
  }

  /** Goes as far as the page allows: it may grow. */
  function step() {
    if (!target || !isPlaced) return
    if ('hash' in target) document.getElementById(target.hash)?.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: target.top, behavior: 'instant' })
    // Every page is long enough for its top; from there it is the page’s own.
    if ('top' in target && target.top === 0) target = null
  }

  const isMissed = () => target !== null && 'top' in target && window.scrollY < target.top - 1

  /** The new page begins to show. */
  function place() {
    isPlaced = true
    step()
  }

  /** The page is there. Where it is still too short, it may grow by what nobody waits for. */
  function end() {
    place()
    if (!isMissed()) target = null
  }

  new ResizeObserver(step).observe(main)

  return { leave, aim, place, step, end, isAiming: () => target !== null }
}

export type Scroller = ReturnType<typeof createScroller>
