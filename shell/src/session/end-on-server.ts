import { type Http, isHttpError } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { getLogout } from './end-on-server.api.ts'
import { inOneTab } from './one-tab.ts'
import { postRefresh } from './session.api.ts'

const TIMEOUT_MS = 4000
const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 60_000

/** Ends the session on the server, unless somebody has logged in since. `http` must not add a login of its own. */
export const endOnServer = (http: Http, token?: string) =>
  inOneTab(async () => {
    if (storage.read('logoutPending') !== true) return
    await end(http, token)
    storage.clear('logoutPending')
  })

async function end(http: Http, token?: string): Promise<void> {
  try {
    await getLogout(http, token ?? (await postRefresh(http)), AbortSignal.timeout(TIMEOUT_MS))
  } catch (error) {
    const isRefused = isHttpError(error) && error.status === 401
    if (!isRefused) throw error
    // An expired token can't end the session, so the cookie's new token does.
    if (token) await end(http)
  }
}

/**
 * Retries until the server has ended the session (trust.md, A12), also after a reload, because the intent is stored.
 */
export function retryEnding(http: Http, afterMs = FIRST_RETRY_MS) {
  setTimeout(() => {
    endOnServer(http).catch(() => retryEnding(http, Math.min(afterMs * 2, LAST_RETRY_MS)))
  }, afterMs)
}
