import { catalogueEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, type Attempts, networkOf, route } from '../../platform/index.ts'
import type { StockAlerts } from './stock-alerts.repository.ts'

const ENDS_PER_MINUTE = { max: 30, timeWindow: 60_000 }

interface Needs {
  stockAlerts: StockAlerts
  attempts: Attempts
}

export const stockAlertRoutes =
  ({ stockAlerts, attempts }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, catalogueEndpoints.addStockAlert, async (request) => {
      const email = request.body.email.toLowerCase()
      // Limits how many emails a visitor can cause by entering other people's addresses.
      await attempts.take('stock alert, network', networkOf(request.ip))
      await attempts.take('stock alert, account', email)
      await stockAlerts.add(request.params.id, email)
      return answer(null, 'We’ll email you once, as soon as it’s back.')
    })

    route(app, catalogueEndpoints.endStockAlert, { rateLimit: ENDS_PER_MINUTE }, async (request) => {
      if (!(await stockAlerts.end(request.body.key))) throw spent()
      return answer(null, 'Your address has been deleted.')
    })
  }

const spent = () =>
  new ApiError(404, 'not_found', 'This link isn’t valid. Your address may have been deleted already.')
