import { forumPeopleEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, callerOfRoute, type Db, member, notFound, route } from '../../platform/index.ts'
import type { Authors } from './authors.repository.ts'
import { readShown, writeShown } from './shown.ts'

interface Needs {
  db: Db
  authors: Authors
}

const RARELY = { max: 20, timeWindow: '1 minute', keyGenerator: callerOfRoute }

/** The routes of the authors' pages and of what members show on theirs. */
export const forumPeopleRoutes =
  ({ db, authors }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.author, async (request) => {
      const found = await authors.author({ id: request.params.id, ...request.query })
      if (!found) throw notFound('This author')
      return answerPage(found)
    })

    route(app, endpoints.shown, async (request) => answer(await readShown(db, member(request).id)))

    route(app, endpoints.setShown, { rateLimit: RARELY }, async (request) => {
      await writeShown(db, member(request).id, request.body)
      return answer(request.body, 'Choice saved.')
    })
  }
