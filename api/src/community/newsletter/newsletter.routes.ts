import { TEXTS } from '@nireeka/contracts'
import {
  NewsletterConfirmation,
  NewsletterLeave,
  NothingAnswer,
  Subscription,
  SubscriptionAnswer,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { ApiError, answer } from '../../platform/index.ts'
import type { Newsletter } from './newsletter.repository.ts'

/** The answer tells whether an address is known, as the spec has it; the limit keeps that from being milked. */
const RATE_LIMIT = { max: 30, timeWindow: 60_000 }

const ON_ITS_WAY = 'Thank you! An email is on its way: say yes in it, and you are on the list.'

export const newsletterRoutes =
  ({ newsletter }: { newsletter: Newsletter }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'guest', rateLimit: RATE_LIMIT } as const

    app.post(
      '/api/newsletter/subscribe',
      { config, schema: { body: Subscription, response: { 200: SubscriptionAnswer } } },
      async (request) => {
        const isNew = await newsletter.subscribe(request.body.email)
        return isNew
          ? { status: true, message: ON_ITS_WAY }
          : { status: false, message: TEXTS.newsletterTaken }
      },
    )

    app.post(
      '/api/newsletter/confirm',
      { config, schema: { body: NewsletterConfirmation, response: { 200: NothingAnswer } } },
      async (request) => {
        if (!(await newsletter.confirm(request.body.token)))
          throw spent('This link has had its time. Subscribe again, and a new email comes.')
        return answer(null, 'Thank you! You are on the list.')
      },
    )

    app.post(
      '/api/newsletter/unsubscribe',
      { config, schema: { body: NewsletterLeave, response: { 200: NothingAnswer } } },
      async (request) => {
        if (!(await newsletter.leave(request.body.token)))
          throw spent('No address on the list has this link. It may be off the list already.')
        return answer(null, 'Your address is off the list.')
      },
    )
  }

const spent = (sentence: string) => new ApiError(404, 'not_found', sentence)
