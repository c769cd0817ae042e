import { isFilling, type PageState, readPage } from './page-state.ts'

type End = Exclude<PageState, 'loading'>

interface Needs {
  main: Element
  /** At every frame until the page is whole. */
  step: () => void
  /** At every frame of a page, or of parts of it in sight, that are waited for. */
  wait: (what: 'page' | 'parts') => void
  /** There is nothing more to wait for. */
  ended: (state: End) => void
}

interface Plan {
  /** Whether the remote of this address, and no other, is mounted. */
  isInPlace: () => boolean
  /** The page is there; parts of it may still be on their way. */
  arrived: (state: End) => void
}

/** A page that looks the same for so many frames is the one that was asked for. */
const CALM_FRAMES = 3
/** Two addresses may look the same: after so many frames nothing more is expected to change. */
const SAME_LOOK_FRAMES = 40
/** What comes faster than this isn't waited for. */
const AT_ONCE_MS = 120
/** Parts that take longer, counted from the page’s arrival, are waited for where they stand. */
const PARTS_MS = 4000

/** Watches main from a change of the address until the page of the new one is whole, or has failed. */
export function createArrival({ main, step, wait, ended }: Needs) {
  let stop: (() => void) | null = null

  function begin({ isInPlace, arrived }: Plan) {
    stop?.()
    const startedAt = performance.now()
    let partsFrom = startedAt
    const page = watch(main, isInPlace)
    let frame = requestAnimationFrame(lookForPage)
    const site = document.documentElement
    site.toggleAttribute('data-arriving', true)
    stop = () => {
      site.toggleAttribute('data-arriving', false)
      page.leave()
      cancelAnimationFrame(frame)
      stop = null
    }

    function lookForPage() {
      step()
      const passed = performance.now() - startedAt
      const state = page.see()
      if (state !== 'loading') {
        arrived(state)
        partsFrom = performance.now()
        return lookForParts()
      }
      if (passed > AT_ONCE_MS && page.isMissing()) wait('page')
      frame = requestAnimationFrame(lookForPage)
    }

    function lookForParts() {
      step()
      const now = performance.now()
      const state = readPage(main)
      if (now - partsFrom > PARTS_MS || (state !== 'loading' && !isFilling(main))) {
        stop?.()
        return ended(state === 'failed' ? 'failed' : 'ready')
      }
      if (now - startedAt > AT_ONCE_MS) wait('parts')
      frame = requestAnimationFrame(lookForParts)
    }
  }

  return { begin, isUnderWay: () => stop !== null }
}

/** Tells the new page from the old one, which may stand for some frames more: main has changed, and then rests. */
function watch(main: Element, isInPlace: () => boolean) {
  let hasChanged = false
  let calm = 0
  const changes = new MutationObserver(() => {
    hasChanged = true
    calm = 0
  })
  changes.observe(main, { childList: true, subtree: true, characterData: true })

  /** A remote that could not be loaded is never in place; what stands there instead says so. */
  function read(): PageState {
    const state = readPage(main)
    return state === 'failed' || isInPlace() ? state : 'loading'
  }

  return {
    leave: () => changes.disconnect(),
    isMissing: () => read() === 'loading',
    see(): PageState {
      const state = read()
      calm = state === 'loading' ? 0 : calm + 1
      return calm >= (hasChanged ? CALM_FRAMES : SAME_LOOK_FRAMES) ? state : 'loading'
    },
  }
}
