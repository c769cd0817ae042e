import { productAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import {
  answer,
  answerPage,
  asDownload,
  callerOfRoute,
  type Db,
  member,
  route,
} from '../../platform/index.ts'
import type { createCreateProduct } from './create-product.ts'
import type { createDeleteProduct } from './delete-product.ts'
import type { createEditProduct } from './edit-product.ts'
import { exportProducts } from './export-products.ts'
import type { createPlanProductPrice } from './plan-product-price.ts'
import type { ProductList } from './product-list.repository.ts'
import type { createPublishProduct } from './publish-product.ts'
import type { ReadAdminProduct } from './read-admin-product.ts'

interface Needs {
  db: Db
  list: ProductList
  read: ReadAdminProduct
  create: ReturnType<typeof createCreateProduct>
  edit: ReturnType<typeof createEditProduct>
  remove: ReturnType<typeof createDeleteProduct>
  publishing: ReturnType<typeof createPublishProduct>
  pricing: ReturnType<typeof createPlanProductPrice>
}

/** A whole catalogue is read for each file. */
const EXPORTS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** Accessories and spare parts for admins. Every writing call answers the product as it is afterwards. */
export const productAdminRoutes =
  ({ db, list, read, create, edit, remove, publishing, pricing }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, productAdminEndpoints.list, async (request) => answerPage(await list.list(request.query)))
    route(app, productAdminEndpoints.counts, async (request) => answer(await list.counts(request.query)))
    route(app, productAdminEndpoints.export, { rateLimit: EXPORTS }, async (request, reply) =>
      asDownload(reply, 'products.csv')
        .type('text/csv; charset=utf-8')
        .send(exportProducts(db, request.query)),
    )
    route(app, productAdminEndpoints.read, async (request) => answer(await read(request.params.id)))

    route(app, productAdminEndpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await read(await create({ input: request.body, key, by: member(request) })))
    })

    route(app, productAdminEndpoints.edit, async (request) => {
      const { id: productId } = request.params
      await edit({ productId, input: request.body, by: member(request) })
      return answer(await read(productId))
    })

    for (const name of ['publish', 'unpublish'] as const) {
      route(app, productAdminEndpoints[name], async (request) => {
        const { id: productId } = request.params
        await publishing[name]({ productId, version: request.body.version, by: member(request) })
        return answer(await read(productId))
      })
    }

    route(app, productAdminEndpoints.delete, async (request) => {
      await remove({ productId: request.params.id, version: request.body.version, by: member(request) })
      return answer(null)
    })

    route(app, productAdminEndpoints.price, async (request) => {
      const by = member(request)
      return answer(await read(await pricing.plan({ id: request.params.id, input: request.body, by })))
    })

    route(app, productAdminEndpoints.cancelPrice, async (request) => {
      const { id, price: priceId } = request.params
      const { version } = request.body
      return answer(await read(await pricing.cancel({ id, priceId, version, by: member(request) })))
    })
  }
