import { figureEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../database/open-database.ts'
import { answer } from '../http/answer.ts'
import { route } from '../http/route.ts'
import { readSpeed } from '../vitals/read-speed.ts'
import { figurePeriod } from './figure-period.ts'
import { readSystem } from './read-system.ts'

interface Needs {
  db: Db
  now: () => Date
}

export const figureRoutes =
  ({ db, now }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, figureEndpoints.system, async (request) =>
      answer(await readSystem({ db, now: now() }, figurePeriod(request.query))),
    )

    route(app, figureEndpoints.speed, async (request) =>
      answer(await readSpeed(db, figurePeriod(request.query))),
    )
  }
