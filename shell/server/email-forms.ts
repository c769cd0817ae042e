import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const MOST_BYTES = 2000
/** What a mail program sends for its reader (RFC 8058); it may send it as multipart, too. */
const ONE_CLICK = 'List-Unsubscribe'

/** Null: a form of a kind that our pages don't send. */
export type Form = FastifyRequest<{ Body: URLSearchParams | null | undefined }>

/** A form and nothing else: what isn't one, or is far too long, holds nothing of ours. */
export function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const limits = { parseAs: 'string', bodyLimit: MOST_BYTES } as const
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    limits,
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
  app.addContentTypeParser<string>('multipart/form-data', limits, async () => null)
}

export const queryOf = ({ url }: Form) => new URLSearchParams(url.split('?')[1])

export const isOneClick = ({ body }: Form) => body === null || body?.has(ONE_CLICK) === true

/** No page and no redirect for a program: it wants to know whether it has to come again. */
export function answerOneClick(reply: FastifyReply, status: number | null) {
  const isDone = status === 200 || status === 404
  return reply
    .code(isDone ? 200 : 503)
    .type('text/plain')
    .send(isDone ? 'Done' : 'Not now')
}
