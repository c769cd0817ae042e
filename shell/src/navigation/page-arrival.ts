import { hasLoadingParts, type PageState, readPage } from './page-state.ts'

type End = Exclude<PageState, 'loading'>

interface Needs {
  main: Element
  /** Called on every animation frame until the page is complete. */
  step: () => void
  /** Called on every animation frame while the page, or visible parts of it, are loading. */
  wait: (what: 'page' | 'parts') => void
  /** Called when the page and its visible parts have loaded or failed. */
  ended: (state: End) => void
}

interface Plan {
  /** Returns whether the remote of the current path, and no other, is mounted. */
  isInPlace: () => boolean
  /** Called when the page is rendered or has failed; parts of it may still be loading. */
  arrived: (state: End) => void
}

/** How many animation frames a page must stay unchanged to count as the new one. */
const STABLE_FRAMES = 3
/** Two URLs may show the same content: after this many frames without a change, none is expected. */
const UNCHANGED_FRAMES = 40
/** A page that arrives within this time shows no progress bar. */
const NO_PROGRESS_MS = 120
/** The longest time, from the page's arrival, that loading parts keep the progress bar running. */
const PARTS_MS = 4000

/** Returns a watcher of the main element, from a URL change until the new page is complete or has failed. */
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

/**
 * Detects when the new page has replaced the old one, which may stay for some frames: main has changed and is then
 * stable.
 */
function watch(main: Element, isInPlace: () => boolean) {
  let hasChanged = false
  let stable = 0
  const changes = new MutationObserver(() => {
    hasChanged = true
    stable = 0
  })
  changes.observe(main, { childList: true, subtree: true, characterData: true })

  /** If a remote couldn't be loaded, it is never mounted, so the error shown in its place decides the state. */
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
