import { productAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, route } from '../../platform/index.ts'
import type { ReadAdminProduct } from './read-admin-product.ts'
import type { createVariants } from './variants.ts'

interface Needs {
  read: ReadAdminProduct
  variants: ReturnType<typeof createVariants>
}

/** The variants of accessories for admins. Every call answers the product as it is afterwards. */
export const variantAdminRoutes =
  ({ read, variants }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, productAdminEndpoints.addVariant, async (request) => {
      const { id: productId } = request.params
      await variants.add({ productId, input: request.body, by: member(request) })
      return answer(await read(productId))
    })

    route(app, productAdminEndpoints.editVariant, async (request) => {
      const { id: productId, variant: variantId } = request.params
      await variants.edit({ productId, variantId, input: request.body, by: member(request) })
      return answer(await read(productId))
    })

    route(app, productAdminEndpoints.deleteVariant, async (request) => {
      const { id: productId, variant: variantId } = request.params
      const { version } = request.body
      await variants.delete({ productId, variantId, version, by: member(request) })
      return answer(await read(productId))
    })
  }
