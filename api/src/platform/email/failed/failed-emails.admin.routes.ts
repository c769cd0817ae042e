import { operationEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../database/open-database.ts'
import { member } from '../../http/access.ts'
import { answer, answerPage } from '../../http/answer.ts'
import { route } from '../../http/route.ts'
import { listFailed } from './list-failed.ts'
import { sendAgain } from './send-again.ts'

interface Needs {
  db: Db
  now: () => Date
}

export const failedEmailRoutes =
  ({ db, now }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, operationEndpoints.failedEmails, async (request) =>
      answerPage(await listFailed(db, request.query)),
    )

    route(app, operationEndpoints.sendAgain, async (request) => {
      await sendAgain(db, { id: request.params.id, by: member(request), now: now() })
      return answer(null, 'The email is being sent again.')
    })
  }
