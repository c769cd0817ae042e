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

/** The state of a remote that isn't mounted but needed. Mounted remotes and those never needed aren't in the map. */
export type RemoteState =
  | { status: 'loading' }
  /** `isReadable`: the server-rendered page is still shown below. */
  | { status: 'failed'; failures: number; isReadable: boolean }

interface Needs {
  /** The registry of public remotes, known before anything is rendered. */
  live: RemoteRegistry
  loader: RemoteLoader
  platform: Platform
  outlet: () => HTMLElement
  markup: RemoteMarkup
}

const MAX_MS = 8000
/** single-spa waits at least 200 ms before it loads a failed application again. */
const LOAD_ERROR_PAUSE_MS = 210

/** Registers remotes as single-spa applications, from the registry, so that the shell needs no rebuild. */
export function createRemotes({ live, loader, platform, outlet, markup }: Needs) {
  const list$ = createState<RemoteRegistry>(live)
  const states$ = createState<Readonly<Record<string, RemoteState>>>({})
  /** The number of failures of each remote on this page. Each retry has its own URL, made from this number. */
  const failures = new Map<string, number>()
  const loading = new Set<string>()
  const failuresOf = (name: string) => failures.get(name) ?? 0

  const setState = (name: string, state: RemoteState | null) => {
    const { [name]: _old, ...others } = states$.value
    states$.next(state ? { ...others, [name]: state } : others)
  }

  async function load(remote: RegisteredRemote) {
    loading.add(remote.name)
    // Server-rendered content needs no loading state in its place, but a retry does.
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

  /** Removes the server-rendered page if the shopper has gone to another URL. */
  function goTo(url: string) {
    if (!markup.leave(url)) return
    const name = matchRoute(list$.value, url.split('?')[0]!)?.remote.name
    if (name && loading.has(name)) setState(name, { status: 'loading' })
  }

  /** Fetches a remote's code before it is needed. A failure is shown only when the remote is needed. */
  function prefetch(path: string) {
    const match = matchRoute(list$.value, path)
    if (!match || mayEnter(match.route.access, platform.session$.value) !== 'enter') return
    if (getAppStatus(match.remote.name) === NOT_LOADED) loader.prefetch(match.remote).catch(() => undefined)
  }

  /** Returns whether a path's remote has run already, so that its page renders without delay. */
  function isLoaded(path: string) {
    const name = matchRoute(list$.value, path)?.remote.name
    return name !== undefined && [NOT_MOUNTED, MOUNTED].includes(getAppStatus(name) ?? '')
  }

  /** Returns whether exactly the current path's remote is mounted, or none where the page is the shell's. */
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
