import {
  type Http,
  isHttpError,
  type Platform,
  type PlatformEvent,
  safePath,
  type Session,
  TEXTS,
} from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import type { BehaviorSubject } from 'rxjs'

import {
  type Credentials,
  getLogout,
  getMe,
  postLogin,
  postRegister,
  type Registration,
} from './session.api.ts'
import { clearLogin, readToken, saveToken } from './token.ts'

interface Needs {
  http: Http
  session$: BehaviorSubject<Session>
  publish: (event: PlatformEvent) => void
  notify: Platform['notify']
  navigate: Platform['navigate']
  /** Moves the guest's cart to the server; it never throws. */
  mergeCart: () => Promise<void>
}

const CHANNEL = 'nireeka-session'
const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 60_000

/** Who is logged in, in all tabs of this browser. */
export function createSession({ http, session$, publish, notify, navigate, mergeCart }: Needs) {
  const tabs = new BroadcastChannel(CHANNEL)

  async function enter() {
    session$.next({ status: 'member', user: await getMe(http) })
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

  async function signIn(getToken: () => Promise<string>, email: string, remember: boolean) {
    session$.next({ status: 'loading' })
    try {
      const token = await getToken()
      storage.write('email', email)
      storage.write('remember', remember)
      saveToken(token)
      await enter()
    } catch (error) {
      leave()
      throw error
    }
    publish({ type: 'session:signed-in' })
    tabs.postMessage('signed-in')
  }

  const login = (credentials: Credentials) =>
    signIn(() => postLogin(http, credentials), credentials.email, credentials.remember)

  const register = (registration: Registration) =>
    signIn(() => postRegister(http, registration), registration.email, false)

  async function logout() {
    // The browser forgets the login whatever the server says (spec, section 4).
    await getLogout(http).catch(() => undefined)
    leave('/login')
    tabs.postMessage('signed-out')
    notify('success', TEXTS.signedOut)
  }

  /** The renewal was refused: say so, forget the login and come back to this page after the next one. */
  function expire(text: string | null) {
    const here = safePath(`${location.pathname}${location.search}`)
    leave(here === '/' ? '/login' : `/login?continue=${encodeURIComponent(here)}`)
    if (text) notify('error', text)
  }

  /** At the start of a page: a kept login is taken up again, also when the server comes back later. */
  async function restore(retryMs = FIRST_RETRY_MS): Promise<void> {
    if (!readToken()) return session$.next({ status: 'guest' })
    try {
      await enter()
    } catch (error) {
      if (session$.value.status === 'loading') session$.next({ status: 'guest' })
      if (isHttpError(error) && error.status === 401) return
      if (retryMs === FIRST_RETRY_MS) notify('error', TEXTS.unreachable)
      setTimeout(() => void restore(Math.min(retryMs * 2, LAST_RETRY_MS)), retryMs)
    }
  }

  /** Reads the member anew; what is known stays when that fails. */
  async function refresh() {
    if (session$.value.status !== 'member') return
    const user = await getMe(http).catch(() => null)
    if (user && session$.value.status === 'member') session$.next({ status: 'member', user })
  }

  tabs.addEventListener('message', ({ data }) => {
    if (data === 'signed-in') void restore().then(() => publish({ type: 'session:signed-in' }))
    if (data === 'signed-out' && session$.value.status !== 'guest') leave('/login')
  })

  return { login, register, logout, expire, restore, refresh }
}

export type SessionControl = ReturnType<typeof createSession>
