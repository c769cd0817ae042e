import type { Http, Platform, PlatformEvent, Session } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { guestUnit } from '@nireeka/kit/units'
import type { BehaviorSubject } from 'rxjs'

import { inOneTab } from './one-tab.ts'
import { CodeRequired } from './second-step.ts'
import {
  type Credentials,
  type LoginAnswer,
  type LoginCode,
  postCode,
  postLogin,
  postProviderCode,
  postRegister,
  type ProviderCode,
  type Registration,
} from './sign-in.api.ts'
import type { TabNews } from './tabs.ts'
import { saveToken } from './token.ts'

export interface SignInNeeds {
  http: Http
  session$: BehaviorSubject<Session>
  publish: (event: PlatformEvent) => void
  notify: Platform['notify']
  /** Sends news to the other tabs. */
  tell: (news: TabNews) => void
  /** Loads the user whose token is saved, publishes the session and merges the cart. */
  startSession: () => Promise<void>
  clearSession: () => void
}

/** A way to sign in: where the token or challenge comes from, and whether the login is stored for 30 days. */
export interface SignInMethod {
  getLogin: (http: Http) => Promise<LoginAnswer>
  remember: boolean
  /** Runs once the session has started; a failure doesn't end it. */
  afterwards?: (needs: Pick<SignInNeeds, 'http' | 'session$'>) => Promise<void>
}

export const byPassword = (credentials: Credentials): SignInMethod => ({
  getLogin: (http) => postLogin(http, credentials),
  remember: credentials.remember,
})

/**
 * Opens an account and logs in to it (spec, section 4). If the address has an account already, the registration is
 * answered in the same way, and logging in fails with a 401 unless the password is that account's.
 */
export const byRegistration = (registration: Registration): SignInMethod => ({
  async getLogin(http) {
    await postRegister(http, registration)
    const { email, password } = registration
    return postLogin(http, { email, password, remember: false })
  },
  remember: false,
  afterwards: keepGuestUnit,
})

/** Gives a new account the unit that its member has used as a guest. */
async function keepGuestUnit({ http, session$ }: Pick<SignInNeeds, 'http' | 'session$'>) {
  const session = session$.value
  if (session.status !== 'member' || session.user.unit === guestUnit.read()) return
  const { unit } = (await http.get('/api/set-unit')).data
  session$.next({ status: 'member', user: { ...session.user, unit } })
}

export const byProvider = (code: ProviderCode & { remember: boolean }): SignInMethod => ({
  getLogin: (http) => postProviderCode(http, code),
  remember: code.remember,
})

/** The second step of a login that another method began. */
export const byCode = ({ remember, ...code }: LoginCode & { remember: boolean }): SignInMethod => ({
  getLogin: (http) => postCode(http, code),
  remember,
})

/**
 * Stores the token and starts the session (spec, section 4). On failure it clears the login and throws, so that the
 * form can show the error; throws `CodeRequired` when the account has a second factor.
 */
export async function signIn({ getLogin, remember, afterwards }: SignInMethod, needs: SignInNeeds) {
  const { http, session$, publish, notify, tell, startSession, clearSession } = needs
  session$.next({ status: 'loading' })
  try {
    const message = await inOneTab(async () => {
      const { data: login, message: told } = await getLogin(http)
      if ('challenge' in login) throw new CodeRequired({ challenge: login.challenge, remember })
      storage.clear('selectedBike', 'logoutPending')
      storage.write('remember', remember)
      saveToken(login.token)
      return told
    })
    await startSession()
    await afterwards?.(needs).catch(() => undefined)
    if (message) notify('success', message)
  } catch (error) {
    clearSession()
    throw error
  }
  publish({ type: 'session:signed-in' })
  tell('signed-in')
}
