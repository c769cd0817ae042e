import {
  type Http,
  type Platform,
  type PlatformEvent,
  safePath,
  type Session,
  TEXTS,
} from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import type { BehaviorSubject } from 'rxjs'

import type { CartControl } from '../cart/cart.ts'
import { withLimit } from '../remotes/with-limit.ts'
import { endSession, sendStoredBike } from './on-demand.ts'
import { getMe } from './session.api.ts'
import type { Credentials, LoginCode, ProviderCode, Registration } from './sign-in.api.ts'
import type { SignInMethod } from './sign-in.ts'
import type { TabNews } from './tabs.ts'
import { clearLogin, readToken } from './token.ts'

interface Needs {
  http: Http
  /** The HTTP client without a login: it sends no token and renews none. */
  bareHttp: Http
  session$: BehaviorSubject<Session>
  publish: (event: PlatformEvent) => void
  notify: Platform['notify']
  navigate: Platform['navigate']
  cart: Pick<CartControl, 'merge'>
  /** Sends news to the other tabs. */
  tell: (news: TabNews) => void
}

const LOGOUT_MS = 4000
const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 60_000

/** Returns the session, which starts, keeps and ends this browser's login in all its tabs. */
export function createSession(needs: Needs) {
  const { http, bareHttp, session$, publish, notify, navigate, cart, tell } = needs

  /** Loads the user whose token is saved, publishes the session and merges the guest's cart into the member's. */
  async function startSession() {
    const before = storage.read('email')
    const user = await getMe(http)
    // Another tab has logged out or logged somebody else in meanwhile.
    if (storage.read('email') !== before) return checkSession()
    storage.write('email', user.email)
    session$.next({ status: 'member', user })
    if (storage.read('configuratorData') !== null) void sendStoredBike({ http, notify })
    await cart.merge()
  }

  function clearSession(target?: string) {
    clearLogin()
    const wasLoggedIn = session$.value.status !== 'guest'
    // The page is left before the session ends, so that no guard redirects elsewhere.
    if (target) navigate(target)
    session$.next({ status: 'guest' })
    if (wasLoggedIn) publish({ type: 'session:signed-out' })
  }

  const signInNeeds = { http, session$, publish, notify, tell, startSession, clearSession }

  /** Signs a visitor in. The code for it is loaded on first use. */
  async function signInBy(choose: (code: typeof import('./sign-in.ts')) => SignInMethod) {
    const code = await import('./sign-in.ts')
    await code.signIn(choose(code), signInNeeds)
  }

  async function logout() {
    storage.write('logoutPending', true)
    const ending = endSession(bareHttp, readToken())
    await withLimit(ending, LOGOUT_MS, 'Logging out').catch(() => undefined)
    // The browser forgets the login whatever the server answers (spec, section 4).
    forget('/login')
    notify('success', TEXTS.signedOut)
  }

  /** Ends the login in this tab and all others, after the server has ended it. */
  function forget(target?: string) {
    clearSession(target)
    storage.clear('ticketDrafts')
    tell('signed-out')
  }

  /** Ends a login whose renewal was refused, tells the member, and returns to this page after the next login. */
  function expire(text: string | null) {
    clearExpired(text)
    tell('expired')
  }

  function clearExpired(text: string | null) {
    const here = safePath(`${location.pathname}${location.search}${location.hash}`)
    const isLoggingOut = storage.read('logoutPending') === true
    clearSession(here === '/' || isLoggingOut ? '/login' : `/login?continue=${encodeURIComponent(here)}`)
    if (text && !isLoggingOut) notify('error', text)
  }

  /** Restores a stored login when the page starts; if the server can't be reached, it retries. */
  async function restore(retryMs = FIRST_RETRY_MS): Promise<void> {
    if (storage.read('logoutPending') === true) void endSession(bareHttp)
    if (!readToken()) return session$.next({ status: 'guest' })
    try {
      await startSession()
    } catch {
      if (session$.value.status === 'loading') session$.next({ status: 'guest' })
      // A login that has ended was cleared meanwhile; after any other failure the token is still stored.
      if (!readToken()) return
      if (retryMs === FIRST_RETRY_MS) notify('error', TEXTS.unreachable)
      setTimeout(() => {
        if (session$.value.status === 'guest') void restore(Math.min(retryMs * 2, LAST_RETRY_MS))
      }, retryMs)
    }
  }

  /**
   * Compares the session with what the browser stores, after news from another tab, and when this page returns from
   * the back/forward cache (trust.md, A24, A25).
   */
  function checkSession(news?: TabNews) {
    const session = session$.value
    const owner = readToken() ? storage.read('email') : null
    if (session.status === 'member' && session.user.email === owner) return
    if (owner !== null) return restartSession()
    if (session.status === 'guest') return
    if (news === 'expired') clearExpired(TEXTS.expired)
    else clearSession('/login')
  }

  /**
   * Replaces the session by the one that the browser stores now: another member's, or a former guest's. Nothing of
   * the old session stays in memory.
   */
  function restartSession() {
    const wasMember = session$.value.status === 'member'
    session$.next({ status: 'loading' })
    if (wasMember) publish({ type: 'session:signed-out' })
    void restore().then(() => publish({ type: 'session:signed-in' }))
  }

  /** Reads the member from the server again; on failure the known member stays. */
  async function refresh() {
    if (session$.value.status !== 'member') return
    const user = await getMe(http).catch(() => null)
    const known = session$.value
    if (!user || known.status !== 'member') return
    // The member's own email may have changed, by which tabs tell accounts apart.
    if (user.id === known.user.id) storage.write('email', user.email)
    session$.next({ status: 'member', user })
  }

  return {
    login: (credentials: Credentials) => signInBy((code) => code.byPassword(credentials)),
    register: (registration: Registration) => signInBy((code) => code.byRegistration(registration)),
    loginByProvider: (answer: ProviderCode & { remember: boolean }) =>
      signInBy((code) => code.byProvider(answer)),
    loginByCode: (input: LoginCode & { remember: boolean }) => signInBy((code) => code.byCode(input)),
    logout,
    forget,
    expire,
    restore,
    refresh,
    checkSession,
  }
}

export type SessionControl = ReturnType<typeof createSession>
