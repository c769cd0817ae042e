import { diagnosisEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, networkOf, route, type SearchMisses } from '../../platform/index.ts'
import { findGuides } from './find-guides.ts'
import { readGuide } from './read-guide.ts'

interface Needs {
  db: Db
  misses: SearchMisses
}

/** The troubleshooter's published guides. */
export const diagnosisRoutes =
  ({ db, misses }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, diagnosisEndpoints.guides, async (request) => {
      const { q } = request.query
      const guides = await findGuides(db, q)
      if (q !== undefined && guides.length === 0) {
        await misses.count({ area: 'diagnosis', text: q, network: networkOf(request.ip) })
      }
      return answer({ guides })
    })

    route(app, diagnosisEndpoints.guide, async (request) => answer(await readGuide(db, request.params.slug)))
  }
