import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../platform/index.ts'
import type { BikePrices } from '../prices/bike-prices.ts'
import { createBikeList } from './bikes/bike-list.repository.ts'
import { bikeAdminRoutes } from './bikes/bikes.admin.routes.ts'
import { createSampleBuilds } from './bikes/sample-builds.ts'
import { createWriteBikes } from './bikes/write-bike.ts'
import { createWriteSize } from './bikes/write-size.ts'
import { createColourList } from './colours/colour-list.repository.ts'
import { colourAdminRoutes } from './colours/colours.admin.routes.ts'
import { createWriteColours } from './colours/write-colour.ts'
import { createPartList } from './parts/part-list.repository.ts'
import { partAdminRoutes } from './parts/parts.admin.routes.ts'
import { createWriteParts } from './parts/write-part.ts'
import { createRuleList } from './rules/rule-list.repository.ts'
import { ruleAdminRoutes } from './rules/rules.admin.routes.ts'
import { createWriteRules } from './rules/write-rule.ts'
import { createSlotList } from './slots/slot-list.repository.ts'
import { slotAdminRoutes } from './slots/slots.admin.routes.ts'
import { createWriteSlots } from './slots/write-slot.ts'
import { createWritePrices } from './write-prices.ts'

interface Needs {
  db: Db
  now: () => Date
  prices: BikePrices
  /** The folder of the site's pictures; without it, parts can have only pictures that parts have already. */
  picturesDir?: string
}

/** Creates the routes by which admins edit the configurator's catalogue. */
export const createBikeAdmin = ({ db, now, prices, picturesDir }: Needs): FastifyPluginAsync => {
  const writePrices = createWritePrices({ db, now, prices })
  return async (app) => {
    await app.register(
      bikeAdminRoutes({
        bikeList: createBikeList(db),
        writeBikes: createWriteBikes({ db, now }),
        writeSize: createWriteSize({ db, now }),
        writePrices,
        sampleBuilds: createSampleBuilds({ db, now }),
      }),
    )
    await app.register(
      partAdminRoutes({
        db,
        partList: createPartList(db),
        writeParts: createWriteParts({ db, now }),
        writePrices,
        picturesDir,
      }),
    )
    await app.register(
      ruleAdminRoutes({ ruleList: createRuleList(db), writeRules: createWriteRules({ db, now }) }),
    )
    await app.register(
      slotAdminRoutes({ slotList: createSlotList(db), writeSlots: createWriteSlots({ db, now }) }),
    )
    await app.register(
      colourAdminRoutes({
        colourList: createColourList(db),
        writeColours: createWriteColours({ db, now }),
        writePrices,
      }),
    )
  }
}
