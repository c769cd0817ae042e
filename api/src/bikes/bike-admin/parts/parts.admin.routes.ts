import { partAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route, type Db } from '../../../platform/index.ts'
import type { WritePrices } from '../write-prices.ts'
import type { PartList } from './part-list.repository.ts'
import { readPartChoices } from './part-choices.ts'
import { readAdminPart } from './read-part.ts'
import type { WriteParts } from './write-part.ts'

interface Needs {
  db: Db
  partList: PartList
  writeParts: WriteParts
  writePrices: WritePrices
  picturesDir?: string
}

/** The configurator's parts for admins. Every writing call answers the part as it is afterwards. */
export const partAdminRoutes =
  ({ db, partList, writeParts, writePrices, picturesDir }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, partAdminEndpoints.list, async (request) => answerPage(await partList.list(request.query)))
    route(app, partAdminEndpoints.choices, async () => answer(await readPartChoices(db, picturesDir)))
    route(app, partAdminEndpoints.read, async (request) => answer(await readAdminPart(db, request.params.id)))

    route(app, partAdminEndpoints.check, async (request) => answer(await writeParts.check(request.body)))

    route(app, partAdminEndpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await readAdminPart(db, await writeParts.create(request.body, key, member(request))))
    })

    route(app, partAdminEndpoints.edit, async (request) => {
      const { id } = request.params
      await writeParts.edit(id, request.body, member(request))
      return answer(await readAdminPart(db, id))
    })

    route(app, partAdminEndpoints.publish, async (request) => {
      const { id } = request.params
      await writeParts.publish(id, request.body, member(request))
      return answer(await readAdminPart(db, id))
    })

    route(app, partAdminEndpoints.setPrice, async (request) => {
      const { id } = request.params
      await writePrices.set({ kind: 'part', id }, request.body, member(request))
      return answer(await readAdminPart(db, id))
    })

    route(app, partAdminEndpoints.cancelPrice, async (request) => {
      const { id, price } = request.params
      await writePrices.cancel({ kind: 'part', id }, price, request.body.version, member(request))
      return answer(await readAdminPart(db, id))
    })
  }
