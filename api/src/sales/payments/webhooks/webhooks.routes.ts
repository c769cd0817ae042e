import { providerCallEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, route } from '../../../platform/index.ts'
import type { EventSource } from './event-source.ts'
import type { TakeEvent } from './take-event.ts'

interface Needs {
  events: readonly EventSource[]
  takeEvent: TakeEvent
}

const ENDPOINTS = { stripe: providerCallEndpoints.stripeEvent, paypal: providerCallEndpoints.payPalEvent }

/**
 * What providers tell us. Their signature over the very bytes is the key: no login, no cookie, and nothing of the body is
 * read before. 200: taken, or known already, or not ours. 400: forged. 5xx: it is to be sent again.
 */
export const webhookRoutes =
  ({ events, takeEvent }: Needs): FastifyPluginAsync =>
  async (app) => {
    // The bytes are what is signed, so here, and nowhere else, nobody reads them as JSON first.
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    for (const source of events) {
      route(app, ENDPOINTS[source.name], async (request) => {
        const event = Buffer.isBuffer(request.body) ? await source.read(request.body, request.headers) : null
        if (!event) throw new ApiError(400, 'bad_signature', 'This was not signed by the payment provider.')
        await takeEvent(source.name, event)
        return answer(null)
      })
    }
  }
