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

import { withLimit } from '../remotes/with-limit.ts'
import { endSession, sendKeptBike } from './later.ts'
import { getMe } from './session.api.ts'
import type { Credentials, Registration, SocialCode } from './sign-in.api.ts'
import type { TabNews } from './tabs.ts'
import { clearLogin, readToken } from './token.ts'

interface Needs {
  http: Http
  /** The same without any login: what is sent by it is neither signed nor renewed. */
  bareHttp: Http
  session$: BehaviorSubject<Session>
  publish: (event: PlatformEvent) => void
  notify: Platform['notify']
  navigate: Platform['navigate']
  /** Moves the guest's cart to the server; it never throws. */
  mergeCart: () => Promise<void>
  /** Says it to the other tabs. */
  tell: (news: TabNews) => void
}

const LOGOUT_MS = 4000
const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 60_000

/** The ways in come with the first of them that is taken. */
const ways = () => import('./sign-in.ts')

/** Who is logged in, in all tabs of this browser. */
export function createSession(needs: Needs) {
  const { http, bareHttp, session$, publish, notify, navigate, mergeCart, tell } = needs

  async function enter() {
    const before = storage.read('email')
    const user = await getMe(http)
    // Another tab has logged out meanwhile, or somebody else in.
    if (storage.read('email') !== before) return takeStock()
    storage.write('email', user.email)
    session$.next({ status: 'member', user })
    if (storage.read('configuratorData') !== null) void sendKeptBike({ http, notify })
    await mergeCart()
  }

  function leave(target?: string) {
    clearLogin()
    const wasIn = session$.value.status !== 'guest'
    // The page goes before the rights to it, so that no guard sends the browser elsewhere.
    if (target) navigate(target)
    session$.next({ status: 'guest' })
    if (wasIn) publish({ type: 'session:signed-out' })
  }

  const inside = { http, session$, publish, tell, enter, leave }

  async function login(credentials: Credentials) {
    const { byPassword, signIn } = await ways()
    await signIn(byPassword(credentials), inside)
  }

  async function register(registration: Registration) {
    const { byRegistration, signIn } = await ways()
    await signIn(byRegistration(registration), inside)
  }

  async function loginBySocial(code: SocialCode & { remember: boolean }) {
    const { bySocial, signIn } = await ways()
    await signIn(bySocial(code), inside)
  }

  async function logout() {
    storage.write('logoutPending', true)
    const ending = endSession(bareHttp, readToken())
    await withLimit(ending, LOGOUT_MS, 'Logging out').catch(() => undefined)
    // The browser forgets the login whatever the server says (spec, section 4).
    forget('/login')
    notify('success', TEXTS.signedOut)
  }

  /** The login is over on the server already, in this tab and all others. */
  function forget(target?: string) {
    leave(target)
    tell('signed-out')
  }

  /** The renewal was refused: say so, forget the login and come back to this page after the next one. */
  function expire(text: string | null) {
    leaveExpired(text)
    tell('expired')
  }

  function leaveExpired(text: string | null) {
    const here = safePath(`${location.pathname}${location.search}${location.hash}`)
    const isWanted = storage.read('logoutPending') === true
    leave(here === '/' || isWanted ? '/login' : `/login?continue=${encodeURIComponent(here)}`)
    if (text && !isWanted) notify('error', text)
  }

  /** At the start of a page: a kept login is taken up again, also when the server comes back later. */
  async function restore(retryMs = FIRST_RETRY_MS): Promise<void> {
    if (storage.read('logoutPending') === true) void endSession(bareHttp)
    if (!readToken()) return session$.next({ status: 'guest' })
    try {
      await enter()
    } catch {
      if (session$.value.status === 'loading') session$.next({ status: 'guest' })
      // A login that is over has been forgotten meanwhile; any other failure leaves its token where it is.
      if (!readToken()) return
      if (retryMs === FIRST_RETRY_MS) notify('error', TEXTS.unreachable)
      setTimeout(() => {
        if (session$.value.status === 'guest') void restore(Math.min(retryMs * 2, LAST_RETRY_MS))
      }, retryMs)
    }
  }

  /** Another tab, or a page that comes back from the browser's memory: who is logged in now? (trust.md, A24, A25) */
  function takeStock(news?: TabNews) {
    const session = session$.value
    const owner = readToken() ? storage.read('email') : null
    if (session.status === 'member' && session.user.email === owner) return
    if (owner !== null) return enterAs()
    if (session.status === 'guest') return
    if (news === 'expired') leaveExpired(TEXTS.expired)
    else leave('/login')
  }

  /** Somebody else, or a guest no more: nothing of before stays in memory. */
  function enterAs() {
    const wasMember = session$.value.status === 'member'
    session$.next({ status: 'loading' })
    if (wasMember) publish({ type: 'session:signed-out' })
    void restore().then(() => publish({ type: 'session:signed-in' }))
  }

  /** Reads the member anew; what is known stays when that fails. */
  async function refresh() {
    if (session$.value.status !== 'member') return
    const user = await getMe(http).catch(() => null)
    if (user && session$.value.status === 'member') session$.next({ status: 'member', user })
  }

  return { login, register, loginBySocial, logout, forget, expire, restore, refresh, takeStock }
}

export type SessionControl = ReturnType<typeof createSession>
