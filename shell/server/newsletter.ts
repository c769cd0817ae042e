import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import { type LetterLink, letterLink, outcomeOf } from '../src/newsletter/links.ts'
import type { Outcome } from '../src/newsletter/outcomes.ts'
import { NEWSLETTER_PATH } from '../src/newsletter/path.ts'
import type { EdgeNeeds } from './edge.ts'

const MOST_BYTES = 2000
/** What a mail program sends for its reader (RFC 8058); it may send it as multipart, too. */
const ONE_CLICK = 'List-Unsubscribe'

type Needs = Pick<EdgeNeeds, 'subscribe' | 'followLetterLink'>
/** Null: a form of a kind that our pages don't send. */
type Form = FastifyRequest<{ Body: URLSearchParams | null | undefined }>

/** The newsletter's forms, sent without our scripts: the API decides, and a page tells what it said. */
export const newsletter: FastifyPluginAsync<Needs> = async (app, { subscribe, followLetterLink }) => {
  // A form and nothing else: what isn't one, or is far too long, holds no address.
  app.removeAllContentTypeParsers()
  app.setErrorHandler(async (_error, _request, reply) => tell(reply, 'invalid'))
  const limits = { parseAs: 'string', bodyLimit: MOST_BYTES } as const
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    limits,
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
  app.addContentTypeParser<string>('multipart/form-data', limits, async () => null)

  app.post(NEWSLETTER_PATH, async (request: Form, reply) => {
    const link = letterLink(queryOf(request))
    if (link) return follow(request, reply, link)
    if (request.body === null) return tell(reply, 'invalid')
    const answer = await subscribe(request.body?.get('email') ?? '', request.ip)
    return tell(reply, subscriptionOutcome(answer))
  })

  async function follow(request: Form, reply: FastifyReply, { step, token }: LetterLink) {
    const status = await followLetterLink(step, token, request.ip)
    const isOneClick = step === 'unsubscribe' && (request.body === null || request.body?.has(ONE_CLICK))
    if (!isOneClick) return tell(reply, outcomeOf(step, status))
    // No page and no redirect for a program: it wants to know whether it has to come again.
    const isDone = status === 200 || status === 404
    return reply
      .code(isDone ? 200 : 503)
      .type('text/plain')
      .send(isDone ? 'Done' : 'Not now')
  }
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1])

const tell = (reply: FastifyReply, outcome: Outcome) =>
  reply.redirect(`${NEWSLETTER_PATH}?outcome=${outcome}`, 303)

function subscriptionOutcome(answer: Awaited<ReturnType<EdgeNeeds['subscribe']>>): Outcome {
  if (answer?.status === 422) return 'invalid'
  if (answer?.status !== 200) return 'failed'
  return answer.isNew ? 'subscribed' : 'taken'
}
