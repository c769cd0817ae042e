import { type Http, isHttpError, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { inOneTab } from './one-tab.ts'
import { postRefresh } from './session.api.ts'
import { readStoredToken, readToken, saveToken } from './token.ts'

interface Needs {
  http: Http
  /** Called when the login is over: `text` says why, or is null when there never was one. */
  onExpired: (text: string | null) => void
}

/**
 * Renews the access token that was refused, by the refresh cookie, which no script can read. One renewal at a time over
 * all tabs. A server that can't be reached logs nobody out.
 */
export const createTokenRenewal =
  ({ http, onExpired }: Needs) =>
  (refused: string): Promise<string> =>
    inOneTab(async () => {
      const present = await readStoredToken()
      if (present && present !== refused) return present
      if (storage.read('email') === null) {
        onExpired(null)
        throw new Error('Nobody has logged in here')
      }
      return renew(http, onExpired)
    })

async function renew(http: Http, onExpired: Needs['onExpired']) {
  try {
    const token = await postRefresh(http)
    saveToken(token)
    // Reading waits until the browser has it, before the next tab has its turn.
    readToken()
    return token
  } catch (error) {
    if (isHttpError(error) && error.status === 401) onExpired(TEXTS.expired)
    throw error
  }
}
