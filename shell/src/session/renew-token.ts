import { type Http, isHttpError, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { inOneTab } from './one-tab.ts'
import { postRefresh } from './session.api.ts'
import { readToken, saveToken } from './token.ts'

interface Needs {
  http: Http
  /** The login is over: `text` says why, or null when there never was one. */
  onExpired: (text: string | null) => void
}

/**
 * Renews the access token by the refresh cookie, which no script can read. One renewal at a time over all tabs.
 * A server that can't be reached logs nobody out.
 */
export const createTokenRenewal =
  ({ http, onExpired }: Needs) =>
  (): Promise<string> => {
    const old = readToken()
    return inOneTab(async () => {
      const present = readToken()
      if (present && present !== old) return present
      if (storage.read('email') === null) {
        onExpired(null)
        throw new Error('Nobody has logged in here')
      }
      return renew(http, onExpired)
    })
  }

async function renew(http: Http, onExpired: Needs['onExpired']) {
  try {
    const token = await postRefresh(http)
    saveToken(token)
    return token
  } catch (error) {
    if (isHttpError(error) && error.status === 401) onExpired(TEXTS.expired)
    throw error
  }
}
