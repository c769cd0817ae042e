import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../platform/index.ts'
import { createBoard } from './board.repository.ts'
import { createMoveBike } from './move-bike.ts'
import { workshopRoutes } from './workshop.admin.routes.ts'

/** Creates the workshop: its board, the moves of bikes, and their build sheets. */
export const createWorkshop = (needs: { db: Db; now: () => Date }): FastifyPluginAsync =>
  workshopRoutes({ ...needs, board: createBoard(needs), moveBike: createMoveBike(needs) })
