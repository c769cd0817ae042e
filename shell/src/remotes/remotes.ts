import {
  type RemoteRegistry,
  type RegisteredRemote,
  matchRoute,
  mayEnter,
  type Platform,
} from '@nireeka/contracts'
import type { RemoteProps } from '@nireeka/kit/remote'
import { registerApplication, start, triggerAppChange } from 'single-spa'

import { createState } from '../state.ts'
import type { RemoteLoader } from './loader.ts'
import type { RemoteMarkup } from './server-markup.ts'
import { timeouts } from './timeouts.ts'
import { createVisits, type Visits } from './visits.ts'
import { withLimit } from './with-limit.ts'

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

/** Registers remotes as single-spa applications, from the registry, so that the shell needs no rebuild. */
export function createRemotes({ live, loader, platform, outlet, markup }: Needs) {
  const list$ = createState<RemoteRegistry>(live)
  const states$ = createState<Readonly<Record<string, RemoteState>>>({})
  const visits = new Map<string, Visits>()
  const limits = timeouts()

  const setList = (remotes: RegisteredRemote[]) => list$.next({ ...list$.value, remotes })

  const setState = (name: string, state: RemoteState | null) => {
    const { [name]: _old, ...others } = states$.value
    states$.next(state ? { ...others, [name]: state } : others)
  }

  /** Returns whether a path is a remote's, and this visitor may enter it. */
  function isAt(path: string, name: string) {
    const match = matchRoute(list$.value, path)
    return match?.remote.name === name && mayEnter(match.route.access, platform.session$.value) === 'enter'
  }

  /** Loads a remote's code; after a failure, that of the version which is live by then. */
  async function load(known: RegisteredRemote, failures: number) {
    const remote = failures > 0 ? await readLive(known) : known
    if (remote !== known) {
      setList(list$.value.remotes.map((it) => (it.name === known.name ? remote : it)))
    }
    return loader.load(remote, failures)
  }

  const readLive = (known: RegisteredRemote) =>
    withLimit(
      import(/* webpackChunkName: "failed" */ './live-version.ts').then((code) =>
        code.readLiveVersion(known, platform.http),
      ),
      limits.request,
      known.name,
    ).catch(() => known)

  function register({ name }: RegisteredRemote) {
    const props: Omit<RemoteProps, 'name'> = {
      platform,
      outlet,
      retry: () => void visit.retry(),
      standingView: markup.view,
    }
    const visit = createVisits({
      props: { name, ...props },
      load: (failures) =>
        load(
          list$.value.remotes.find((it) => it.name === name)!,
          failures,
        ),
      outlet,
      markup,
      setState: (state) => setState(name, state),
      report: platform.report,
      mountMs: limits.mount,
    })
    visits.set(name, visit)
    registerApplication({
      name,
      app: visit as never,
      activeWhen: ({ pathname }) => isAt(pathname, name),
      customProps: props,
    })
  }

  /** Adds the new remotes to the list; those already in it stay as they are until the next page load. */
  function add({ remotes }: RemoteRegistry) {
    const fresh = remotes.filter(({ name }) => list$.value.remotes.every((it) => it.name !== name))
    setList([...list$.value.remotes, ...fresh])
    for (const remote of fresh) if (!visits.has(remote.name)) register(remote)
    void triggerAppChange()
  }

  /** Takes a remote from the list, which unmounts it. It stays registered, in case it is added again. */
  async function remove(name: string) {
    setList(list$.value.remotes.filter((remote) => remote.name !== name))
    await triggerAppChange()
  }

  function begin() {
    for (const remote of list$.value.remotes) register(remote)
    platform.session$.subscribe(() => void triggerAppChange())
    start({ urlRerouteOnly: true })
  }

  /** Returns the visits of the remote that a path belongs to, if it is registered. */
  const visitsOf = (path: string) => visits.get(matchRoute(list$.value, path)?.remote.name ?? '')

  /** Removes the server-rendered page if the shopper has gone to another URL. */
  function goTo(url: string) {
    if (markup.leave(url)) visitsOf(url.split('?')[0]!)?.markupGone()
  }

  /** Returns whether exactly the current path's remote is mounted, or none where the page is the shell's. */
  const isInPlace = () =>
    [...visits].every(([name, visit]) => visit.isMounted() === isAt(location.pathname, name))

  const retry = async (name: string) => visits.get(name)?.retry()

  return { list$, states$, begin, add, remove, retry, loader, goTo, isInPlace, visitsOf }
}

export type Remotes = ReturnType<typeof createRemotes>
