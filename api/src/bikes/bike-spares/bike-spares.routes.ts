import { spareEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import type { Spares } from '../../catalogue/index.ts'
import { answer, answerPage, type Db, member, notFound, route } from '../../platform/index.ts'
import { bikeBySerial, type FoundBike, ownBike } from './find-bike.ts'
import { readMyBikes } from './my-bikes.ts'

/** Rate limit of the list for a bike: serial numbers are consecutive, so they could be enumerated otherwise. */
const BIKE_LIMIT = { max: 30, timeWindow: '1 minute' }

/** How many of a member's bikes are compared with a part. */
const MOST_BIKES = 10

interface Needs {
  db: Db
  spares: Spares
}

/** A bike by the serial number on its frame, or a member's own by its id. */
interface Asked {
  serial?: string
  order_bike_id?: number
}

/** The spare parts that fit a bike as it is built: a member's own, or any whose serial number is given. */
export const bikeSpareRoutes =
  ({ db, spares }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, spareEndpoints.forBike, { rateLimit: BIKE_LIMIT }, async (request) => {
      const { serial, order_bike_id, ...asked } = request.query
      const bike = await findAsked(db, request, { serial, order_bike_id })
      const found = await spares.search({ ...asked, built: toBuilt(bike) })
      return answerPage({ ...found, bike: bike.shown })
    })

    route(app, spareEndpoints.explodedForBike, { rateLimit: BIKE_LIMIT }, async (request) => {
      const bike = await findAsked(db, request, request.query)
      const { slug, title, size, year } = bike.shown
      const colour = request.query.serial === undefined ? bike.colour : null
      return answer({
        bike: { slug, title, built: { size, year, part_ids: bike.partIds, colour } },
        spares: await spares.exploded(toBuilt(bike)),
      })
    })

    route(app, spareEndpoints.fit, async (request) => {
      const { id } = request.params
      const slugs = await spares.bikesOf(id)
      if (slugs === null) throw notFound('This spare part')
      return answer({
        bikes: slugs.length === 0 ? [] : await readFits({ db, spares }, id, member(request).id),
      })
    })

    route(app, spareEndpoints.myBikes, async (request) =>
      answer({ bikes: await readMyBikes(db, member(request).id) }),
    )
  }

/** Returns a member's bikes, each with whether the part fits it as it is built. */
async function readFits({ db, spares }: Needs, partId: number, userId: number) {
  const bikes = []
  for (const { order_bike_id, title, size } of (await readMyBikes(db, userId)).slice(0, MOST_BIKES)) {
    const bike = await ownBike(db, userId, order_bike_id)
    if (bike) bikes.push({ order_bike_id, title, size, fits: await spares.fits(partId, toBuilt(bike)) })
  }
  return bikes
}

const toBuilt = ({ shown: { slug, size, year }, partIds }: FoundBike) => ({ slug, size, year, partIds })

async function findAsked(db: Db, request: FastifyRequest, { serial, order_bike_id }: Asked) {
  const bike =
    serial === undefined
      ? await ownBike(db, member(request).id, order_bike_id ?? 0)
      : await bikeBySerial(db, serial)
  if (!bike) throw notFound(serial === undefined ? 'This bike' : 'A bike with this serial number')
  return bike
}
