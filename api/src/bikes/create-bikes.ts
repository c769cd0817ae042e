import type { FastifyPluginAsync } from 'fastify'

import { createReviews, type Spares } from '../catalogue/index.ts'
import type { Attempts, Db } from '../platform/index.ts'
import { bikeAboutRoutes } from './about/about.routes.ts'
import { createBikeAdmin } from './bike-admin/create-bike-admin.ts'
import { buildPictureRoutes } from './build-picture/build-picture.routes.ts'
import { createDrawBuildPicture } from './build-picture/draw-build-picture.ts'
import { bikeSpareRoutes } from './bike-spares/bike-spares.routes.ts'
import { createBikeModels } from './configurator/bikes.repository.ts'
import { createColours } from './configurator/colours.repository.ts'
import { configuratorRoutes } from './configurator/configurator.routes.ts'
import { createMemberBikes } from './member-bikes/member-bikes.repository.ts'
import { memberBikeRoutes } from './member-bikes/member-bikes.routes.ts'
import { hasBoughtBike } from './owned/has-bought-bike.ts'
import { ownedBikeRoutes } from './owned/owned.routes.ts'
import { createReadOwned } from './owned/read-owned.ts'
import { createBikePrices } from './prices/bike-prices.ts'
import { readyMadeRoutes } from './ready-made/ready-made.routes.ts'
import { createSavedBikes, type ReadReservedParts } from './saved/saved-bikes.repository.ts'
import { savedBikeRoutes } from './saved/saved-bikes.routes.ts'
import { createSizeAlertJob } from './size-alerts/send-size-alerts.ts'
import { createSizeAlerts } from './size-alerts/size-alerts.repository.ts'
import { sizeAlertRoutes } from './size-alerts/size-alerts.routes.ts'
import { summaryRoutes } from './summary/summary.routes.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  /** The address at which visitors find the site. */
  siteUrl: string
  /** The folder of the site's pictures, for PDFs and emails; without it, they have none. */
  picturesDir?: string
  reservedParts: ReadReservedParts
  /** The spare parts, which are also listed for a bike as it is built. */
  spares: Spares
  whoIs: Parameters<typeof memberBikeRoutes>[0]['whoIs']
}

/** Creates the bikes domain: the configurator, saved builds, build summaries and members' own bikes. */
export function createBikes(needs: Needs) {
  const { db, now, attempts, siteUrl, picturesDir, reservedParts, spares, whoIs } = needs
  const models = createBikeModels(db, now)
  const colours = createColours({ db, now })
  const drawBuildPicture = createDrawBuildPicture(picturesDir)
  const prices = createBikePrices({ db, now })
  const reviews = createReviews({ db, now, attempts, hasBought: hasBoughtBike, isForBuyers: true })
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(configuratorRoutes({ bikes: models, colours }))
    await app.register(readyMadeRoutes({ db }))
    await app.register(bikeAboutRoutes({ db, reviews }))
    await app.register(ownedBikeRoutes({ readOwned: createReadOwned(db) }))
    await app.register(savedBikeRoutes({ savedBikes: createSavedBikes({ db, now, reservedParts }) }))
    await app.register(
      summaryRoutes({ db, bikes: models, colours, now, siteUrl, picturesDir, drawBuildPicture }),
    )
    await app.register(buildPictureRoutes({ draw: drawBuildPicture }))
    await app.register(createBikeAdmin({ db, now, prices, picturesDir }))
    await app.register(bikeSpareRoutes({ db, spares }))
    await app.register(sizeAlertRoutes({ sizeAlerts: createSizeAlerts({ db, now }), attempts }))
    await app.register(memberBikeRoutes({ bikes: createMemberBikes({ db, now }), whoIs }))
  }
  return {
    routes,
    models,
    jobs: { applyBikePrices: prices.applyDue, sendSizeAlerts: createSizeAlertJob({ db, now }) },
  }
}
