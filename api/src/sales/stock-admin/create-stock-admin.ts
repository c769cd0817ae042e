import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../platform/index.ts'
import { stockFileRoutes } from './stock-files.admin.routes.ts'
import { stockRoutes } from './stock.admin.routes.ts'
import { createStockList } from './stock-list.repository.ts'

interface Needs {
  db: Db
  now: () => Date
}

/** Creates what admins do with stock: lists, history, receipts, write-offs, stocktakes and the export. */
export function createStockAdmin({ db, now }: Needs): FastifyPluginAsync {
  return async (app) => {
    await app.register(stockRoutes({ db, now, stockList: createStockList(db) }))
    await app.register(stockFileRoutes({ db }))
  }
}
