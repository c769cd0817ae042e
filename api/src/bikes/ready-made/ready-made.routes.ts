import { readyMadeEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, route } from '../../platform/index.ts'
import { readReadyMade } from './read-ready-made.ts'

/** The route of the builds to start from. */
export const readyMadeRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, readyMadeEndpoints.list, async () => answer({ builds: await readReadyMade(db) }))
  }
