import type { FastifyPluginAsync, FastifyReply } from 'fastify'

import { NEWSLETTER_PATH, type Outcome } from '../src/newsletter/outcomes.ts'
import type { EdgeNeeds } from './edge.ts'

const MOST_BYTES = 2000

/** The footer's form, sent without our scripts: the API decides, and a page tells what it said. */
export const newsletter: FastifyPluginAsync<Pick<EdgeNeeds, 'subscribe'>> = async (app, { subscribe }) => {
  // A form and nothing else: what isn't one, or is far too long, holds no address.
  app.removeAllContentTypeParsers()
  app.setErrorHandler(async (_error, _request, reply) => tell(reply, 'invalid'))
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )

  app.post<{ Body: URLSearchParams | undefined }>(NEWSLETTER_PATH, async (request, reply) => {
    const answer = await subscribe(request.body?.get('email') ?? '', request.ip)
    return tell(reply, outcomeOf(answer))
  })
}

const tell = (reply: FastifyReply, outcome: Outcome) =>
  reply.redirect(`${NEWSLETTER_PATH}?outcome=${outcome}`, 303)

function outcomeOf(answer: Awaited<ReturnType<EdgeNeeds['subscribe']>>): Outcome {
  if (answer?.status === 422) return 'invalid'
  if (answer?.status !== 200) return 'failed'
  return answer.isNew ? 'subscribed' : 'taken'
}
