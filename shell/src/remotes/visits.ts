import type { RemoteProps } from '@nireeka/kit/remote'

import type { Lifecycles } from './loader.ts'
import type { RemoteState } from './remotes.ts'
import type { RemoteMarkup } from './server-markup.ts'
import { withLimit } from './with-limit.ts'

interface Needs {
  /** What the remote's code is given when it is loaded ahead of a visit. */
  props: RemoteProps
  /** Loads the remote's code. `failures` counts how often it was given up on this page. */
  load: (failures: number) => Promise<Lifecycles>
  outlet: () => HTMLElement
  markup: Pick<RemoteMarkup, 'isThere'>
  setState: (state: RemoteState | null) => void
  report: (error: unknown) => void
  /** The longest time that a mount may take, in ms. */
  mountMs: number
}

interface Visit {
  isMounted: boolean
  unmount?: () => Promise<void>
}

/** The longest time for which the next page waits for this one's end, in ms. */
const UNMOUNT_MS = 100
/** A remote whose code is loaded shows no skeleton if it is mounted within this time, in ms. */
const NO_SKELETON_MS = 100

/**
 * Loads, mounts and unmounts one remote whenever the visitor enters or leaves its pages. Its code may hang or throw in
 * each of these steps: neither the visitor nor the next remote waits for it, and code that has failed is loaded anew.
 */
export function createVisits({ props: ahead, load, outlet, markup, setState, report, mountMs }: Needs) {
  let code: Promise<Lifecycles> | null = null
  let isLoaded = false
  let failures = 0
  let visit: Visit | null = null
  /** The last visit's unmount, until it is finished. */
  let ending: Promise<void> | null = null
  /** What single-spa has passed for the present visit; null while the visitor is elsewhere. */
  let wanted: RemoteProps | null = null

  function forgetCode() {
    code = null
    isLoaded = false
    failures += 1
  }

  async function loadCode(props: RemoteProps) {
    const lifecycles = await load(failures)
    await withLimit(lifecycles.bootstrap(props), mountMs, props.name)
    return lifecycles
  }

  async function begin(props: RemoteProps) {
    const mine: Visit = { isMounted: false }
    visit = mine
    // The visit before still hangs. If its time has run out meanwhile, it was counted then.
    if (ending && code) {
      report(new Error('unmount'))
      forgetCode()
    }
    const isLeft = () => visit !== mine
    // What a remote renders after the visitor has left is in no page.
    const place = () => (isLeft() ? document.createElement('div') : outlet())
    const inPlace = { ...props, isLeft, outlet: place }
    // Server-rendered content needs no skeleton in its place, but a retry does.
    const showSkeleton = () => {
      if (!isLeft() && !mine.isMounted && (failures > 0 || !markup.isThere())) setState({ status: 'loading' })
    }
    if (isLoaded) setTimeout(showSkeleton, NO_SKELETON_MS)
    else showSkeleton()
    const ours = (code ??= loadCode(inPlace))
    try {
      const { mount, unmount } = await ours
      isLoaded = code === ours
      if (isLeft()) return
      const mounting = mount(inPlace)
      mine.unmount = () => mounting.then(() => unmount(inPlace))
      await withLimit(mounting, mountMs, props.name)
      mine.isMounted = true
      if (!isLeft()) setState(null)
    } catch (error) {
      report(error)
      if (code === ours) forgetCode()
      if (!isLeft()) fail(mine)
    }
  }

  function fail({ unmount }: Visit) {
    visit = null
    // A mount that hung may still end.
    unmount?.().catch(() => undefined)
    const isReadable = markup.isThere()
    if (!isReadable) outlet().replaceChildren()
    setState({ status: 'failed', failures, isReadable })
  }

  async function end() {
    const unmount = visit?.unmount
    const ours = code
    visit = null
    setState(null)
    if (unmount) {
      const last = unmount()
        .catch((error) => {
          report(error)
          if (code === ours) forgetCode()
        })
        .finally(() => {
          if (ending === last) ending = null
        })
      ending = last
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, UNMOUNT_MS))])
    }
    if (markup.isThere()) return
    // A page that is laid out ahead is the next one's.
    for (const element of outlet().querySelectorAll(':scope > :not([data-ahead])')) element.remove()
  }

  return {
    /** The lifecycles for single-spa. They never wait for the remote's own, so that the visitor can always leave. */
    mount: async (props: RemoteProps) => {
      wanted = props
      void begin(props)
    },
    unmount: () => {
      wanted = null
      return end()
    },

    /** Loads the remote anew in its place, once, after it failed or while it shows an error. */
    async retry() {
      if (!wanted || (visit && !visit.isMounted)) return
      if (visit) forgetCode()
      await end()
      if (wanted && !visit) await begin(wanted)
    },

    /** Called when server-rendered content, which was shown until then, is gone. */
    markupGone: () => {
      if (visit && !visit.isMounted) setState({ status: 'loading' })
      else if (wanted && !visit) setState({ status: 'failed', failures, isReadable: false })
    },
    isMounted: () => visit?.isMounted === true,
    /** Loads the code before the visitor enters. After a failure the visit loads it anew. */
    async loadAhead() {
      const ours = (code ??= loadCode(ahead))
      try {
        const lifecycles = await ours
        isLoaded = code === ours
        return lifecycles
      } catch (error) {
        if (code === ours) forgetCode()
        throw error
      }
    },
    /** Returns the code, once it has been asked for. */
    code: () => code,
    isLoaded: () => isLoaded,
  }
}

export type Visits = ReturnType<typeof createVisits>
