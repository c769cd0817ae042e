import { TEXTS } from '@nireeka/contracts'
import { Subscription, SubscriptionAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Newsletter } from './newsletter.repository.ts'

/** The answer tells whether an address is known, as the spec has it; the limit keeps that from being milked. */
const RATE_LIMIT = { max: 30, timeWindow: 60_000 }

export const newsletterRoutes =
  ({ newsletter }: { newsletter: Newsletter }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/newsletter/subscribe',
      {
        config: { access: 'guest', rateLimit: RATE_LIMIT },
        schema: { body: Subscription, response: { 200: SubscriptionAnswer } },
      },
      async (request) => {
        const isNew = await newsletter.subscribe(request.body.email)
        return isNew
          ? { status: true, message: 'Thank you! You are on the list.' }
          : { status: false, message: TEXTS.newsletterTaken }
      },
    )
  }
