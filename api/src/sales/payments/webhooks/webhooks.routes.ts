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
 * The routes for the providers' messages. The signature over the raw bytes authorises them, without login or cookie, and
 * nothing of the body is parsed before it is verified. 200: handled, known already, or about no payment of ours. 400:
 * forged. 5xx: the provider sends it again.
 */
export const webhookRoutes =
  ({ events, takeEvent }: Needs): FastifyPluginAsync =>
  async (app) => {
    // The signature is over the raw bytes, so only these routes get the body unparsed.
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
