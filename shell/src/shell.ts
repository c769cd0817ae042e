import type { Platform, PlatformEvent, Session } from '@nireeka/contracts'
import { createHttp } from '@nireeka/kit/http'
import { nextTask } from '@nireeka/kit/next-task'
import { storage } from '@nireeka/kit/storage'
import { Subject } from 'rxjs'
import { navigateToUrl } from 'single-spa'

import { createCart } from './cart/cart.ts'
import { createConfirm } from './dialogs/confirm.ts'
import { OUTLET_ID } from './frame/outlet-id.ts'
import { createNavigation } from './navigation/navigation.ts'
import type { RemoteLoader } from './remotes/loader.ts'
import type { PageData } from './remotes/page-data.ts'
import { createRemotes } from './remotes/remotes.ts'
import { createStaffArea } from './remotes/staff-area.ts'
import { createServerMarkup } from './remotes/server-markup.ts'
import { saveBike } from './session/on-demand.ts'
import { createTokenRenewal } from './session/renew-token.ts'
import { mayRenew, takeNewToken } from './session/session-calls.ts'
import { createSession, type SessionControl } from './session/session.ts'
import { createTabs } from './session/tabs.ts'
import { readToken } from './session/token.ts'
import { createState } from './state.ts'
import { createNotify } from './toasts/notify.ts'

const withoutLogin = {
  readToken: () => undefined,
  renewToken: () => Promise.reject(new Error('No login')),
}

/** Returns the shell's services. Each is created once and passed to those that need it. */
export function createShell(loader: RemoteLoader, { live, answers, services }: PageData) {
  const session$ = createState<Session>({ status: 'loading' })
  const events$ = new Subject<PlatformEvent>()
  const isCartOpen$ = createState(false)
  const publish = (event: PlatformEvent) => events$.next(event)
  const notify = createNotify(report)

  const bareHttp = createHttp(withoutLogin)
  const http = createHttp({
    readToken,
    renewToken: createTokenRenewal({ http: bareHttp, onExpired: (text) => session.expire(text) }),
    whose: () => storage.read('email'),
    mayRenew,
    onAnswer: takeNewToken,
    secondaryBaseUrl: services?.bikes,
  })
  // With a token stored, the HTTP code is fetched together with the page, because the member is requested first.
  if (readToken()) http.prepare()
  const tabs = createTabs()
  const cart = createCart({
    http,
    session$,
    notify,
    publish,
    open: () => isCartOpen$.next(true),
    tell: () => tabs.tell('cart'),
  })
  const session: SessionControl = createSession({
    http,
    bareHttp,
    session$,
    publish,
    notify,
    navigate,
    cart,
    tell: tabs.tell,
  })
  tabs.listen((news) => {
    session.checkSession(news)
    // A page from the back/forward cache has missed what other tabs did meanwhile.
    if (!news || news === 'cart') void cart.refresh()
  })
  const platform: Platform = {
    version: '1.0',
    http,
    session$,
    cart,
    events$,
    publish,
    notify,
    confirm: createConfirm({ load: () => import('./dialogs/modal-host.tsx'), notify, report }),
    saveBike: (build) => saveBike(build, { http, session$, notify }),
    showAccountForm: async (host, options) =>
      (await import(/* webpackChunkName: "login" */ './account/account-form.tsx')).showAccountForm(
        shell,
        host,
        options,
      ),
    navigate,
    report,
  }
  const remotes = createRemotes({
    live,
    loader,
    platform,
    outlet,
    markup: createServerMarkup(answers, outlet),
  })
  const navigation = createNavigation({
    load: () => import('./navigation/navigation-controller.ts'),
    remotes,
    session$,
    http,
  })
  const staff = createStaffArea({
    session$,
    start: (state$) =>
      import('./remotes/staff-remotes.ts').then((code) =>
        code.startStaffRemotes({ http, session$, remotes, state$ }),
      ),
  })

  events$.subscribe(({ type }) => {
    if (type === 'order:placed') void cart.reload()
    if (type === 'member:changed') void session.refresh()
  })

  /** Starts what runs in the hydrated page, each in a task of its own. */
  async function begin() {
    remotes.begin()
    await nextTask()
    navigation.begin()
    await nextTask()
    void session.restore()
  }

  const shell = { platform, session, remotes, navigation, staff, isCartOpen$, begin, prepare: http.prepare }
  return shell
}

const report: Platform['report'] = (error) => console.warn(error)

const outlet = () => document.getElementById(OUTLET_ID)!

/**
 * Navigates to a page of the site through its history, and to another host, such as a payment provider, by a full
 * page load.
 */
function navigate(path: string) {
  const { origin, pathname } = new URL(path, location.href)
  if (origin === location.origin && !pathname.startsWith('/api/')) navigateToUrl(path)
  else location.assign(path)
}

export type Shell = ReturnType<typeof createShell>
