import {
  NEWSLETTER_PATH,
  type NewsletterLink,
  type NewsletterOutcome,
  newsletterOutcomeOf,
  readNewsletterLink,
} from '@nireeka/contracts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

import type { EdgeNeeds } from './edge.ts'
import { answerOneClick, type Form, isOneClick, queryOf, acceptForms } from './email-forms.ts'

type Needs = Pick<EdgeNeeds, 'subscribe' | 'followEmailLink'>

/** Handles the newsletter's forms without client-side scripts: the API decides, and a page shows its answer. */
export const newsletter: FastifyPluginAsync<Needs> = async (app, { subscribe, followEmailLink }) => {
  acceptForms(app)
  app.setErrorHandler(async (_error, _request, reply) => tell(reply, 'invalid'))

  app.post(NEWSLETTER_PATH, async (request: Form, reply) => {
    const link = readNewsletterLink(queryOf(request))
    if (link) return follow(request, reply, link)
    if (request.body === null) return tell(reply, 'invalid')
    const answer = await subscribe(request.body?.get('email') ?? '', request.ip)
    return tell(reply, subscriptionOutcome(answer))
  })

  async function follow(request: Form, reply: FastifyReply, { step, token }: NewsletterLink) {
    const status = await followEmailLink(step, token, request.ip)
    if (step === 'unsubscribe' && isOneClick(request)) return answerOneClick(reply, status)
    return tell(reply, newsletterOutcomeOf(step, status))
  }
}

const tell = (reply: FastifyReply, outcome: NewsletterOutcome) =>
  reply.redirect(`${NEWSLETTER_PATH}?outcome=${outcome}`, 303)

function subscriptionOutcome(answer: Awaited<ReturnType<EdgeNeeds['subscribe']>>): NewsletterOutcome {
  if (answer?.status === 422) return 'invalid'
  if (answer?.status !== 200) return 'failed'
  return answer.isNew ? 'subscribed' : 'taken'
}
