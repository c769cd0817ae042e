import { workshopEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, PDFS_PER_MINUTE, route, type Db } from '../../platform/index.ts'
import type { Board } from './board.repository.ts'
import { drawSheetsOf } from './draw-sheets-of.ts'
import type { MoveBike } from './move-bike.ts'
import { readWorkshopBike, readWorkshopBikes } from './read-bike.ts'
import { readShortages } from './shortages.ts'
import { readUpgrades } from './upgrades.ts'

interface Needs {
  db: Db
  now: () => Date
  board: Board
  moveBike: MoveBike
}

const PDFS = { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' } as const

/** The workshop's board for admins. A move answers the bike as it is afterwards. */
export const workshopRoutes =
  ({ db, now, board, moveBike }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, workshopEndpoints.bikes, async (request) => answerPage(await board.list(request.query)))
    route(app, workshopEndpoints.counts, async (request) => answer(await board.counts(request.query)))
    route(app, workshopEndpoints.shortages, async () => answer(await readShortages(db)))
    route(app, workshopEndpoints.upgrades, async (request) => answer(await readUpgrades(db, request.query)))
    route(app, workshopEndpoints.bike, async (request) =>
      answer(await readWorkshopBike(db, request.params.id, now())),
    )

    route(app, workshopEndpoints.move, async (request) => {
      const { id: bikeId } = request.params
      const message = await moveBike({ bikeId, input: request.body, by: member(request) })
      return answer(await readWorkshopBike(db, bikeId, now()), message)
    })

    route(app, workshopEndpoints.buildSheets, PDFS, async (request, reply) => {
      const ids = [...new Set(request.query.bikes.split(',').map(Number))]
      const pdf = await drawSheetsOf(await readWorkshopBikes(db, ids, now()))
      return reply
        .header('content-disposition', 'attachment; filename="build sheets.pdf"')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('application/pdf')
        .send(pdf)
    })
  }
