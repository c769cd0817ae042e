import { ruleAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../../platform/index.ts'
import type { RuleList } from './rule-list.repository.ts'
import type { WriteRules } from './write-rule.ts'

interface Needs {
  ruleList: RuleList
  writeRules: WriteRules
}

/** The rules of which parts go together, for admins. */
export const ruleAdminRoutes =
  ({ ruleList, writeRules }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, ruleAdminEndpoints.list, async (request) => answerPage(await ruleList.list(request.query)))
    route(app, ruleAdminEndpoints.read, async (request) => answer(await ruleList.read(request.params.id)))
    route(app, ruleAdminEndpoints.check, async (request) => answer(await writeRules.check(request.body)))

    route(app, ruleAdminEndpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await ruleList.read(await writeRules.create(request.body, key, member(request))))
    })

    route(app, ruleAdminEndpoints.edit, async (request) => {
      const { id } = request.params
      await writeRules.edit(id, request.body, member(request))
      return answer(await ruleList.read(id))
    })

    route(app, ruleAdminEndpoints.remove, async (request) => {
      await writeRules.remove(request.params.id, request.body, member(request))
      return answer(null)
    })
  }
