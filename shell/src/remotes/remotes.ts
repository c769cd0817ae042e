import {
  type RemoteRegistry,
  type RegisteredRemote,
  matchRoute,
  mayEnter,
  type Platform,
  type Session,
} from '@nireeka/contracts'
import type { RemoteProps } from '@nireeka/kit/remote'
import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  getMountedApps,
  LOAD_ERROR,
  LOADING_SOURCE_CODE,
  MOUNTED,
  NOT_LOADED,
  NOT_MOUNTED,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa'

import { createState } from '../state.ts'
import type { RemoteLoader } from './loader.ts'
import type { RemoteMarkup } from './server-markup.ts'

/** What the frame shows in a remote's place. A remote that isn't in the map is mounted, or was never needed. */
export type RemoteState =
  | { status: 'loading' }
  /** `isReadable`: the page from the HTML still stands below. */
  | { status: 'failed'; failures: number; isReadable: boolean }

interface Needs {
  /** The public remotes, known before anything is rendered. */
  live: RemoteRegistry
  loader: RemoteLoader
  platform: Platform
  outlet: () => HTMLElement
  markup: RemoteMarkup
}

const MAX_MS = 8000
/** single-spa loads an application that failed again after 200 ms at the earliest. */
const LOAD_ERROR_PAUSE_MS = 210

/** The remotes as single-spa applications: registered from the registry, one by one, without a rebuild of the shell. */
export function createRemotes({ live, loader, platform, outlet, markup }: Needs) {
  const list$ = createState<RemoteRegistry>(live)
  const states$ = createState<Readonly<Record<string, RemoteState>>>({})
  /** How often each remote has failed on this page. Every load after a failure has an address of its own. */
  const failures = new Map<string, number>()
  const loading = new Set<string>()
  const failuresOf = (name: string) => failures.get(name) ?? 0

  const setState = (name: string, state: RemoteState | null) => {
    const { [name]: _old, ...others } = states$.value
    states$.next(state ? { ...others, [name]: state } : others)
  }

  async function load(remote: RegisteredRemote) {
    loading.add(remote.name)
    // A page that stands needs nothing in its place; a retry shows that it is under way.
    if (!markup.isThere() || failuresOf(remote.name) > 0) setState(remote.name, { status: 'loading' })
    const lifecycles = await loader.load(remote, failuresOf(remote.name))
    loading.delete(remote.name)
    setState(remote.name, null)
    return lifecycles
  }

  function register(remote: RegisteredRemote) {
    const props: Omit<RemoteProps, 'name'> = {
      platform,
      outlet,
      retry: () => void retry(remote.name),
      standingView: markup.view,
    }
    registerApplication({
      name: remote.name,
      app: () => load(remote) as never,
      activeWhen: ({ pathname }) => isActive(list$.value, remote.name, pathname, platform.session$.value),
      customProps: props,
    })
  }

  /** Registers the new remotes; those already registered stay as they are until the next page load. */
  function add(list: RemoteRegistry) {
    const fresh = list.remotes.filter((remote) => !getAppNames().includes(remote.name))
    list$.next({ remotes: [...list$.value.remotes, ...fresh] })
    for (const remote of fresh) register(remote)
    void triggerAppChange()
  }

  async function remove(name: string) {
    if (!getAppNames().includes(name)) return
    list$.next({ remotes: list$.value.remotes.filter((remote) => remote.name !== name) })
    await unregisterApplication(name)
    setState(name, null)
  }

  /** Loads a failed remote again, once, in its place. */
  async function retry(name: string) {
    const remote = list$.value.remotes.find((it) => it.name === name)
    if (!remote) return
    // single-spa itself loads a failed application again when its route is entered again.
    if (getAppStatus(name) === LOADING_SOURCE_CODE) return
    setState(name, { status: 'loading' })
    // single-spa loads a LOAD_ERROR application again by itself; registering it again would load it twice.
    if (getAppStatus(name) === LOAD_ERROR) {
      await new Promise((resolve) => setTimeout(resolve, LOAD_ERROR_PAUSE_MS))
    } else {
      await unregisterApplication(name).catch(() => undefined)
      register(remote)
    }
    await triggerAppChange()
  }

  function begin() {
    setBootstrapMaxTime(MAX_MS, true)
    setMountMaxTime(MAX_MS, true)
    setUnmountMaxTime(MAX_MS / 2, true)
    addErrorHandler((error) => {
      const name = error.appOrParcelName
      failures.set(name, failuresOf(name) + 1)
      loading.delete(name)
      setState(name, { status: 'failed', failures: failuresOf(name), isReadable: markup.isThere() })
      platform.report(error)
    })
    for (const remote of list$.value.remotes) register(remote)
    platform.session$.subscribe(() => void triggerAppChange())
    start({ urlRerouteOnly: true })
  }

  /** The shopper is at this address now: a page that came in the HTML of another one leaves. */
  function goTo(url: string) {
    if (!markup.leave(url)) return
    const name = matchRoute(list$.value, url.split('?')[0]!)?.remote.name
    if (name && loading.has(name)) setState(name, { status: 'loading' })
  }

  /** Fetches a remote's code before it is needed. A failure is shown only when it is needed. */
  function prefetch(path: string) {
    const match = matchRoute(list$.value, path)
    if (!match || mayEnter(match.route.access, platform.session$.value) !== 'enter') return
    if (getAppStatus(match.remote.name) === NOT_LOADED) loader.prefetch(match.remote).catch(() => undefined)
  }

  /** Whether a path's remote has run already, so that its page is rendered at once. */
  function isLoaded(path: string) {
    const name = matchRoute(list$.value, path)?.remote.name
    return name !== undefined && [NOT_MOUNTED, MOUNTED].includes(getAppStatus(name) ?? '')
  }

  /** Whether the remote of the current address, and no other, is mounted; none where the page is the shell's. */
  function isInPlace() {
    const match = matchRoute(list$.value, location.pathname)
    const mayBe = match && mayEnter(match.route.access, platform.session$.value) === 'enter'
    return getMountedApps().join() === (mayBe ? match.remote.name : '')
  }

  return { list$, states$, begin, add, remove, retry, prefetch, goTo, isInPlace, isLoaded }
}

function isActive(list: RemoteRegistry, name: string, path: string, session: Session) {
  const match = matchRoute(list, path)
  return match?.remote.name === name && mayEnter(match.route.access, session) === 'enter'
}

export type Remotes = ReturnType<typeof createRemotes>
