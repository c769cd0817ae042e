import { promoAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route, type Db } from '../../platform/index.ts'
import { createPromoChanges } from './change-promo.ts'
import { previewPromo } from './preview-promo.ts'
import { createPromoList } from './promo-list.repository.ts'
import { findPromoProducts } from './promo-products.repository.ts'
import { readPromoUses } from './promo-uses.repository.ts'

/** The promo codes for admins. Every writing call answers the code as it is afterwards. */
export const promoAdminRoutes = (needs: { db: Db; now: () => Date }): FastifyPluginAsync => {
  const codes = createPromoList(needs)
  const changes = createPromoChanges(needs)
  return async (app) => {
    route(app, promoAdminEndpoints.list, async (request) => answerPage(await codes.list(request.query)))
    route(app, promoAdminEndpoints.counts, async (request) => answer(await codes.counts(request.query)))
    route(app, promoAdminEndpoints.preview, async (request) => answer(previewPromo(request.query)))
    route(app, promoAdminEndpoints.products, async (request) =>
      answer(await findPromoProducts(needs.db, request.query)),
    )
    route(app, promoAdminEndpoints.read, async (request) => answer(await codes.read(request.params.id)))

    route(app, promoAdminEndpoints.uses, async (request) => {
      const { id } = await codes.read(request.params.id)
      return answerPage(await readPromoUses(needs.db, id, request.query.page))
    })

    route(app, promoAdminEndpoints.create, async (request) => {
      const id = await changes.create(request.body, member(request))
      return answer(await codes.read(id))
    })

    route(app, promoAdminEndpoints.change, async (request) => {
      const id = await changes.change(request.params.id, request.body, member(request))
      return answer(await codes.read(id))
    })

    route(app, promoAdminEndpoints.end, async (request) => {
      const { id, version } = { ...request.params, ...request.body }
      return answer(await codes.read(await changes.end(id, version, member(request))))
    })
  }
}
