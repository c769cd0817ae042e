import type { Http, Platform, SaveOutcome } from '@nireeka/contracts'
import { TEXTS } from '@nireeka/contracts'
import type { SaveBikeData } from '@nireeka/contracts/api'

import type { saveBike as save } from './save-bike.ts'

/** Functions whose code isn't needed at the start of a page, so that it is fetched when they are called first. */

/** Ends the session on the server. When that fails it is tried again in the background, and at the next start of a page. */
export const endSession = (http: Http, token?: string): Promise<void> =>
  import('./end-on-server.ts')
    .then(({ endOnServer, retryEnding }) => endOnServer(http, token).catch(() => retryEnding(http)))
    .catch(() => undefined)

export const sendStoredBike = (needs: { http: Http; notify: Platform['notify'] }): Promise<void> =>
  import('./save-bike.ts').then(
    (code) => code.sendStoredBike(needs),
    () => needs.notify('error', TEXTS.saveFailed),
  )

export const saveBike = (build: SaveBikeData, needs: Parameters<typeof save>[1]): Promise<SaveOutcome> =>
  import('./save-bike.ts').then(
    (code) => code.saveBike(build, needs),
    () => {
      needs.notify('error', TEXTS.unreachable)
      return 'failed' as const
    },
  )
