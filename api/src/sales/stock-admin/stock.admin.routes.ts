import { stockEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route, type Caller, type Db } from '../../platform/index.ts'
import type { StockItem } from '../../catalogue/index.ts'
import { changeStock, type StockChange } from './change-stock.ts'
import { readStockItem } from './read-stock-item.ts'
import { setRestockDate } from './set-restock-date.ts'
import { counted, received, writtenOff } from './stock-changes.ts'
import type { StockList } from './stock-list.repository.ts'
import { listMovements } from './stock-movements.repository.ts'

interface Needs {
  db: Db
  now: () => Date
  stockList: StockList
}

interface ItemCall {
  params: { id: number }
  query: { kind: StockItem['kind'] }
}
interface Call extends ItemCall {
  headers: { 'idempotency-key': string }
  body: { note: string | null }
}

/** The stock of all items for admins. Every writing call answers the item as it is afterwards. */
export const stockRoutes = ({ db, now, stockList }: Needs): FastifyPluginAsync => {
  async function change(call: Call, by: Caller, what: StockChange) {
    const { headers, body } = call
    const item = itemOf(call)
    const changing = { item, key: headers['idempotency-key'], note: body.note, by }
    await db.transaction().execute((trx) => changeStock(trx, changing, what, now()))
    return answer(await readStockItem(db, item))
  }

  return async (app) => {
    route(app, stockEndpoints.list, async (request) => answerPage(await stockList.list(request.query)))
    route(app, stockEndpoints.counts, async (request) => answer(await stockList.counts(request.query)))
    route(app, stockEndpoints.read, async (request) => answer(await readStockItem(db, itemOf(request))))
    route(app, stockEndpoints.movements, async (request) => {
      await readStockItem(db, itemOf(request))
      return answerPage(await listMovements(db, itemOf(request), request.query.page))
    })

    route(app, stockEndpoints.receive, async (request) =>
      change(request, member(request), received(request.body)),
    )
    route(app, stockEndpoints.writeOff, async (request) =>
      change(request, member(request), writtenOff(request.body)),
    )
    route(app, stockEndpoints.count, async (request) =>
      change(request, member(request), counted(request.body)),
    )
    route(app, stockEndpoints.restock, async (request) => {
      const { body: input } = request
      const item = itemOf(request)
      const by = member(request)
      await db.transaction().execute((trx) => setRestockDate(trx, { item, input, by }, now()))
      return answer(await readStockItem(db, item))
    })
  }
}

const itemOf = ({ params, query }: ItemCall): StockItem => ({ kind: query.kind, id: params.id })
