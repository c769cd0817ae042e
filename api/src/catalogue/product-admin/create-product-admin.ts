import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../platform/index.ts'
import type { createPrices } from '../prices/create-prices.ts'
import { readDrawnPictures } from '../product-pictures/drawn-pictures.ts'
import { pictureAdminRoutes } from '../product-pictures/pictures.admin.routes.ts'
import { createProductPictures } from '../product-pictures/product-pictures.ts'
import { createCreateProduct } from './create-product.ts'
import { createDeleteProduct } from './delete-product.ts'
import { createEditProduct } from './edit-product.ts'
import { createPlanProductPrice } from './plan-product-price.ts'
import { createProductList } from './product-list.repository.ts'
import type { ReadProductUse } from './product-use.ts'
import { productAdminRoutes } from './products.admin.routes.ts'
import { createPublishProduct } from './publish-product.ts'
import { createReadAdminProduct } from './read-admin-product.ts'
import { variantAdminRoutes } from './variants.admin.routes.ts'
import { createVariants } from './variants.ts'

interface Needs {
  db: Db
  now: () => Date
  prices: ReturnType<typeof createPrices<'product'>>
  readProductUse: ReadProductUse
  /** The folder of the site's pictures; without it, there are no drawn ones to choose from. */
  picturesDir?: string
}

/** Creates what admins do with accessories and spare parts: lists, details, variants, prices, publishing, deleting. */
export function createProductAdmin(needs: Needs): FastifyPluginAsync {
  const read = createReadAdminProduct(needs)
  const drawn = readDrawnPictures(needs.picturesDir)
  return async (app) => {
    await app.register(
      productAdminRoutes({
        db: needs.db,
        list: createProductList(needs.db),
        read,
        create: createCreateProduct(needs),
        edit: createEditProduct(needs),
        remove: createDeleteProduct(needs),
        publishing: createPublishProduct(needs),
        pricing: createPlanProductPrice(needs),
      }),
    )
    await app.register(variantAdminRoutes({ read, variants: createVariants(needs) }))
    await app.register(
      pictureAdminRoutes({ read, drawn, pictures: createProductPictures({ ...needs, drawn }) }),
    )
  }
}
