import type { Http, Platform, SaveOutcome } from '@nireeka/contracts'
import { TEXTS } from '@nireeka/contracts'
import type { SaveBikeData } from '@nireeka/contracts/api'

import type { saveBike as save } from './save-bike.ts'

/** What isn't needed for a first view comes in chunks of its own; one that can't be fetched is told like any failure. */

/** Ends the session on the server; what doesn't succeed goes on in the background, and at the next start of a page. */
export const endSession = (http: Http, token?: string): Promise<void> =>
  import('./end-on-server.ts')
    .then(({ endOnServer, retryEnding }) => endOnServer(http, token).catch(() => retryEnding(http)))
    .catch(() => undefined)

export const sendKeptBike = (needs: { http: Http; notify: Platform['notify'] }): Promise<void> =>
  import('./save-bike.ts').then(
    ({ sendKeptBike: send }) => send(needs),
    () => needs.notify('error', TEXTS.saveFailed),
  )

export const saveBike = (build: SaveBikeData, needs: Parameters<typeof save>[1]): Promise<SaveOutcome> =>
  import('./save-bike.ts').then(
    (module) => module.saveBike(build, needs),
    () => {
      needs.notify('error', TEXTS.unreachable)
      return 'failed' as const
    },
  )
