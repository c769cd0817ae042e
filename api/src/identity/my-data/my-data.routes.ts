import { Readable } from 'node:stream'

import { myDataEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import {
  answer,
  asDownload,
  assertStepUp,
  callerOfRoute,
  logSecurityEvent,
  member,
  route,
} from '../../platform/index.ts'
import type { AccountDeletions } from './account-deletions.repository.ts'
import type { DataExports } from './data-exports.repository.ts'
import type { ReadHeldData } from './read-held-data.ts'

const ASKS = { max: 20, timeWindow: '1 hour', keyGenerator: callerOfRoute }
/** Counting reads many tables. */
const LOOKS = { max: 30, timeWindow: '1 minute', keyGenerator: callerOfRoute }
const DOWNLOADS = { max: 20, timeWindow: '1 hour', keyGenerator: callerOfRoute }

interface Needs {
  accountDeletions: AccountDeletions
  dataExports: DataExports
  readHeldData: ReadHeldData
}

/** What a member does with everything that is stored about them. */
export const myDataRoutes =
  ({ accountDeletions, dataExports, readHeldData }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, myDataEndpoints.read, async (request) =>
      answer({
        export: await dataExports.latest(member(request).id),
        blockers: await accountDeletions.blockers(member(request)),
      }),
    )

    route(app, myDataEndpoints.held, { rateLimit: LOOKS }, async (request) =>
      answer(await readHeldData(member(request).id)),
    )

    route(app, myDataEndpoints.ask, { rateLimit: ASKS }, async (request) => {
      const { id } = member(request)
      await dataExports.ask(id)
      return answer(await dataExports.latest(id), 'We’re preparing your file.')
    })

    route(app, myDataEndpoints.download, { rateLimit: DOWNLOADS }, async (request, reply) => {
      const { sizeBytes, askedAt, pieces } = await dataExports.open(member(request).id, request.params.id)
      const day = askedAt.toISOString().slice(0, 10)
      return asDownload(reply, `nireeka-my-data-${day}.zip`)
        .type('application/zip')
        .header('content-length', sizeBytes)
        .send(Readable.from(pieces))
    })

    route(app, myDataEndpoints.deleteAccount, { rateLimit: ASKS }, async (request) => {
      const caller = member(request)
      assertStepUp(caller)
      const due = await accountDeletions.ask(caller)
      logSecurityEvent(request, { event: 'account_deletion_asked', user_id: caller.id })
      return answer({ due_at: due.toISOString() }, 'Your account will be deleted.')
    })
  }
