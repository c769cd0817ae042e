import { TEXTS } from '@nireeka/contracts'
import { newsletterEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, callerOfRoute, member, route } from '../../platform/index.ts'
import type { Newsletter } from './newsletter.repository.ts'

/**
 * The spec's answer reveals whether an address is subscribed; this rate limit keeps callers from testing many
 * addresses.
 */
const RATE_LIMIT = { max: 30, timeWindow: 60_000 }

/** Mail programs take many readers off the list from one network, and nobody can guess a key. */
const UNSUBSCRIBE_LIMIT = { max: 600, timeWindow: 60_000 }

/** Whoever subscribes may cause an email. */
const OWN_LIMIT = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

const ON_ITS_WAY = 'Thank you! We’ve sent you an email. Open its link to confirm, and you’re on the list.'

const CONFIRM = 'We’ve emailed you. Open the link in the email to confirm.'

export const newsletterRoutes =
  ({ newsletter }: { newsletter: Newsletter }): FastifyPluginAsync =>
  async (app) => {
    route(app, newsletterEndpoints.subscribe, { rateLimit: RATE_LIMIT }, async (request) => {
      const isNew = await newsletter.subscribe(request.body.email)
      return isNew ? { status: true, message: ON_ITS_WAY } : { status: false, message: TEXTS.newsletterTaken }
    })

    route(app, newsletterEndpoints.confirm, { rateLimit: RATE_LIMIT }, async (request) => {
      if (!(await newsletter.confirm(request.body.token)))
        throw spent('This link has expired. Subscribe again, and we’ll send a new one.')
      return answer(null, 'Thank you! You’re subscribed.')
    })

    route(app, newsletterEndpoints.unsubscribe, { rateLimit: UNSUBSCRIBE_LIMIT }, async (request) => {
      if (!(await newsletter.leave(request.body.token)))
        throw spent('This link isn’t valid. You may have unsubscribed already.')
      return answer(null, 'You’re unsubscribed.')
    })

    route(app, newsletterEndpoints.own, async (request) =>
      answer({ state: await newsletter.stateOf(member(request).email) }),
    )

    route(app, newsletterEndpoints.setOwn, { rateLimit: OWN_LIMIT }, async (request) => {
      const { email } = member(request)
      if (!request.body.is_subscribed) {
        await newsletter.remove(email)
        return answer({ state: 'off' as const }, 'You’re unsubscribed.')
      }
      const isNew = await newsletter.subscribe(email)
      const state = await newsletter.stateOf(email)
      return answer({ state }, isNew ? CONFIRM : 'You’re subscribed.')
    })
  }

const spent = (sentence: string) => new ApiError(404, 'not_found', sentence)
