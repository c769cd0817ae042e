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
export function createScroller(memory: ScrollMemory) {
  let target: Target | null = null
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
  }

  /** Goes as far as the page allows. */
  function step() {
    if (target && isReached(target)) target = null
  }

  /** The page is whole: it won't get longer. */
  function end() {
    step()
    target = null
  }

  return { leave, aim, step, end, isAiming: () => target !== null }
}

function isReached(target: Target): boolean {
  if ('top' in target) {
    window.scrollTo({ top: target.top, behavior: 'instant' })
    return window.scrollY > target.top - 1
  }
  const element = document.getElementById(target.hash)
  element?.scrollIntoView({ behavior: 'instant' })
  return element !== null
}

export type Scroller = ReturnType<typeof createScroller>
