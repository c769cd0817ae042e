import { type PageState, readPage } from './page-state.ts'

type End = Exclude<PageState, 'loading'>

interface Needs {
  main: Element
  /** At every frame until the page is there. */
  step: () => void
  /** At every frame of a page that is waited for. */
  wait: () => void
}

interface Plan {
  /** Whether the remote of this address, and no other, is mounted. */
  isInPlace: () => boolean
  ended: (state: End) => void
}

/** A page that looks the same for so many frames is the one that was asked for. */
const CALM_FRAMES = 3
/** Two addresses may look the same: after so many ms nothing more is expected to change. */
const SAME_LOOK_MS = 500
/** What comes faster than this isn't waited for. */
const AT_ONCE_MS = 120

/** Watches main from a change of the address until the page of the new one is there, or has failed. */
export function createArrival({ main, step, wait }: Needs) {
  let stop: (() => void) | null = null

  function begin({ isInPlace, ended }: Plan) {
    stop?.()
    const startedAt = performance.now()
    let hasChanged = false
    let calm = 0
    let frame = requestAnimationFrame(look)
    const changes = new MutationObserver(() => {
      hasChanged = true
      calm = 0
    })
    changes.observe(main, { childList: true, subtree: true, characterData: true })
    stop = () => {
      changes.disconnect()
      cancelAnimationFrame(frame)
      stop = null
    }

    function look() {
      step()
      const state = stateOf(main, isInPlace())
      const passed = performance.now() - startedAt
      if (state === 'loading') {
        calm = 0
        if (passed > AT_ONCE_MS) wait()
      } else if (++calm >= CALM_FRAMES && (hasChanged || passed > SAME_LOOK_MS)) {
        stop?.()
        return ended(state)
      }
      frame = requestAnimationFrame(look)
    }
  }

  return { begin, isUnderWay: () => stop !== null }
}

/** A remote that could not be loaded is never in place; what stands there instead says so. */
function stateOf(main: Element, isInPlace: boolean): PageState {
  const state = readPage(main)
  return isInPlace || state === 'failed' ? state : 'loading'
}
