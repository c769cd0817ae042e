import { configuratorEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Attempts, networkOf, route } from '../../platform/index.ts'
import type { SizeAlerts } from './size-alerts.repository.ts'

interface Needs {
  sizeAlerts: SizeAlerts
  attempts: Attempts
}

export const sizeAlertRoutes =
  ({ sizeAlerts, attempts }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, configuratorEndpoints.addSizeAlert, async (request) => {
      const email = request.body.email.toLowerCase()
      // The same limits as for products, together with them: emails that a visitor causes to other people's addresses.
      await attempts.take('stock alert, network', networkOf(request.ip))
      await attempts.take('stock alert, account', email)
      await sizeAlerts.add(request.params.id, email)
      return answer(null, 'We’ll email you once, as soon as it’s back.')
    })
  }
