import type { FastifyPluginAsync } from 'fastify'

import { type Attempts, createSearchMisses, type Db } from '../platform/index.ts'
import type { ReadDelivery } from './accessories/accessory-page.ts'
import { createAccessories } from './accessories/accessories.repository.ts'
import { catalogueRoutes } from './accessories/catalogue.routes.ts'
import { countryRoutes } from './countries/countries.routes.ts'
import { createPrices } from './prices/create-prices.ts'
import { createProductAdmin } from './product-admin/create-product-admin.ts'
import type { ReadProductUse } from './product-admin/product-use.ts'
import { productPrices } from './products/price-product.ts'
import { createModeration } from './reviews/moderation.repository.ts'
import { moderationRoutes } from './reviews/moderation.admin.routes.ts'
import { createReviews, type HasBought } from './reviews/reviews.repository.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { createSpares } from './spares/spares.repository.ts'
import { spareRoutes } from './spares/spares.routes.ts'
import { createStockAlertJob } from './stock-alerts/send-stock-alerts.ts'
import { createStockAlerts, type EndSizeAlert } from './stock-alerts/stock-alerts.repository.ts'
import { stockAlertRoutes } from './stock-alerts/stock-alerts.routes.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  hasBought: HasBought
  readDelivery: ReadDelivery
  readProductUse: ReadProductUse
  endSizeAlert: EndSizeAlert
  /** The folder of the site's pictures. */
  picturesDir?: string
}

/**
 * Creates the catalogue domain: accessories with reviews and stock alerts, spare parts, and the countries that we sell
 * to.
 */
export function createCatalogue({
  db,
  now,
  attempts,
  hasBought,
  readDelivery,
  readProductUse,
  endSizeAlert,
  picturesDir,
}: Needs) {
  const accessories = createAccessories({ db, readDelivery })
  const spares = createSpares({ db, readDelivery })
  const prices = createPrices({ db, now, tables: { product: productPrices } })
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(catalogueRoutes({ accessories }))
    await app.register(
      reviewRoutes({ accessories, reviews: createReviews({ db, now, attempts, hasBought }) }),
    )
    await app.register(moderationRoutes({ moderation: createModeration({ db, now }) }))
    const stockAlerts = createStockAlerts({ db, now, endSizeAlert })
    await app.register(stockAlertRoutes({ stockAlerts, attempts }))
    await app.register(spareRoutes({ spares, misses: createSearchMisses({ db, now, attempts }) }))
    await app.register(countryRoutes({ db }))
    await app.register(createProductAdmin({ db, now, prices, readProductUse, picturesDir }))
  }
  return {
    routes,
    accessories,
    spares,
    jobs: { sendStockAlerts: createStockAlertJob({ db, now }), applyProductPrices: prices.applyDue },
  }
}
