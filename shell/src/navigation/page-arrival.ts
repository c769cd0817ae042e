import { hasLoadingParts, type PageState, readPage } from './page-state.ts'

type End = Exclude<PageState, 'loading'>

interface Needs {
  main: Element
  /** Called at every frame until the page is complete. */
  step: () => void
  /** Called at every frame while the page, or visible parts of it, are waited for. */
  wait: (what: 'page' | 'parts') => void
  /** Called when there is nothing more to wait for. */
  ended: (state: End) => void
}

interface Plan {
  /** Whether the remote of this address, and no other, is mounted. */
  isInPlace: () => boolean
  /** Called when the page is there; parts of it may still be loading. */
  arrived: (state: End) => void
}

/** A page that stays the same for so many frames is the new one. */
const STABLE_FRAMES = 3
/** Two addresses may show the same content: after so many frames no change is expected any more. */
const UNCHANGED_FRAMES = 40
/** A page that comes faster than this shows no progress bar. */
const NO_PROGRESS_MS = 120
/** Parts that take longer, counted from the page's arrival, no longer hold up the progress bar. */
const PARTS_MS = 4000

/** Returns what watches main from a change of the address until the new page is complete or has failed. */
export function createPageArrival({ main, step, wait, ended }: Needs) {
  let stop: (() => void) | null = null

  function begin({ isInPlace, arrived }: Plan) {
    stop?.()
    const startedAt = performance.now()
    let partsFrom = startedAt
    const page = watch(main, isInPlace)
    let frame = requestAnimationFrame(checkPage)
    const site = document.documentElement
    site.toggleAttribute('data-arriving', true)
    stop = () => {
      site.toggleAttribute('data-arriving', false)
      page.stop()
      cancelAnimationFrame(frame)
      stop = null
    }

    function checkPage() {
      step()
      const passed = performance.now() - startedAt
      const state = page.check()
      if (state !== 'loading') {
        arrived(state)
        partsFrom = performance.now()
        return checkParts()
      }
      if (passed > NO_PROGRESS_MS && page.isMissing()) wait('page')
      frame = requestAnimationFrame(checkPage)
    }

    function checkParts() {
      step()
      const now = performance.now()
      const state = readPage(main)
      if (now - partsFrom > PARTS_MS || (state !== 'loading' && !hasLoadingParts(main))) {
        stop?.()
        return ended(state === 'failed' ? 'failed' : 'ready')
      }
      if (now - startedAt > NO_PROGRESS_MS) wait('parts')
      frame = requestAnimationFrame(checkParts)
    }
  }

  return { begin, isRunning: () => stop !== null }
}

/** Tells the new page from the old one, which may stay for some frames more: main has changed, and is then stable. */
function watch(main: Element, isInPlace: () => boolean) {
  let hasChanged = false
  let stable = 0
  const changes = new MutationObserver(() => {
    hasChanged = true
    stable = 0
  })
  changes.observe(main, { childList: true, subtree: true, characterData: true })

  /** A remote that couldn't be loaded is never in place; the content shown instead says so. */
  function read(): PageState {
    const state = readPage(main)
    return state === 'failed' || isInPlace() ? state : 'loading'
  }

  return {
    stop: () => changes.disconnect(),
    isMissing: () => read() === 'loading',
    check(): PageState {
      const state = read()
      stable = state === 'loading' ? 0 : stable + 1
      return stable >= (hasChanged ? STABLE_FRAMES : UNCHANGED_FRAMES) ? state : 'loading'
    },
  }
}
