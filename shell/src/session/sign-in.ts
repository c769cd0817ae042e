import type { Http, PlatformEvent, Session } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import type { BehaviorSubject } from 'rxjs'

import { inOneTab } from './one-tab.ts'
import {
  type Credentials,
  postLogin,
  postRegister,
  postSocialCode,
  type Registration,
  type SocialCode,
} from './sign-in.api.ts'
import type { TabNews } from './tabs.ts'
import { saveToken } from './token.ts'

export interface SignInNeeds {
  http: Http
  session$: BehaviorSubject<Session>
  publish: (event: PlatformEvent) => void
  /** Says it to the other tabs. */
  tell: (news: TabNews) => void
  /** Loads the user whose token is saved. */
  enter: () => Promise<void>
  leave: () => void
}

/** What a way in needs: where its token comes from, and whether it is kept for 30 days. */
interface Way {
  getToken: (http: Http) => Promise<string>
  remember: boolean
}

export const byPassword = (credentials: Credentials): Way => ({
  getToken: (http) => postLogin(http, credentials),
  remember: credentials.remember,
})

export const byRegistration = (registration: Registration): Way => ({
  getToken: (http) => postRegister(http, registration),
  remember: false,
})

export const bySocial = (code: SocialCode & { remember: boolean }): Way => ({
  getToken: (http) => postSocialCode(http, code),
  remember: code.remember,
})

/** Spec, section 4: stores the token, then loads the user; a failure clears the tokens, and its error is shown. */
export async function signIn({ getToken, remember }: Way, needs: SignInNeeds) {
  const { http, session$, publish, tell, enter, leave } = needs
  session$.next({ status: 'loading' })
  try {
    await inOneTab(async () => {
      const token = await getToken(http)
      storage.clear('selectedBike', 'logoutPending')
      storage.write('remember', remember)
      saveToken(token)
    })
    await enter()
  } catch (error) {
    leave()
    throw error
  }
  publish({ type: 'session:signed-in' })
  tell('signed-in')
}
