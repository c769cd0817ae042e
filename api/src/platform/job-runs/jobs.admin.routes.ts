import { operationEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../database/open-database.ts'
import { answerPage } from '../http/answer.ts'
import { route } from '../http/route.ts'
import { listJobs } from './list-jobs.ts'

interface Needs {
  db: Db
  now: () => Date
}

export const jobRoutes =
  ({ db, now }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, operationEndpoints.jobs, async (request) =>
      answerPage(await listJobs({ db, now: now() }, request.query)),
    )
  }
