import { diagnosisEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, type Db, member, route } from '../../platform/index.ts'
import { createGuideList } from './guide-list.repository.ts'
import { createWriteGuides } from './write-guide.ts'

/** The troubleshooter's guides for admins. Every writing call answers the guide as it is afterwards. */
export const diagnosisAdminRoutes = (needs: { db: Db; now: () => Date }): FastifyPluginAsync => {
  const guides = createGuideList(needs.db)
  const writes = createWriteGuides(needs)
  return async (app) => {
    route(app, diagnosisEndpoints.list, async (request) => answerPage(await guides.list(request.query)))
    route(app, diagnosisEndpoints.read, async (request) => answer(await guides.read(request.params.id)))

    route(app, diagnosisEndpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await guides.read(await writes.create(request.body, key, member(request))))
    })

    route(app, diagnosisEndpoints.change, async (request) => {
      await writes.change(request.params.id, request.body, member(request))
      return answer(await guides.read(request.params.id))
    })

    route(app, diagnosisEndpoints.publish, async (request) => {
      await writes.publish(request.params.id, request.body, member(request))
      return answer(await guides.read(request.params.id))
    })
  }
}
