import { type Http, isHttpError, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { inOneTab } from './one-tab.ts'
import { postRefresh } from './session.api.ts'
import { readStoredToken, readToken, saveToken } from './token.ts'

interface Needs {
  http: Http
  /** Called when the login has ended: `text` says why, or is null when there was none. */
  onExpired: (text: string | null) => void
}

/**
 * Renews a refused access token by the refresh cookie, which scripts can't read. Only one renewal runs at a time
 * across all tabs. An unreachable server logs nobody out.
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
    // Reads the token back to make sure that the browser has stored it before the next tab's turn.
    readToken()
    return token
  } catch (error) {
    if (isHttpError(error) && error.status === 401) onExpired(TEXTS.expired)
    throw error
  }
}
