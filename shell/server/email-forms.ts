import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const MOST_BYTES = 2000
/** The field that mail programs send for one-click unsubscribing (RFC 8058), urlencoded or as multipart. */
const ONE_CLICK = 'List-Unsubscribe'

/** A request with an HTML form; its body is null for a multipart form, which our pages never send. */
export type Form = FastifyRequest<{ Body: URLSearchParams | null | undefined }>

/** Lets the app accept small HTML forms only; other bodies and longer ones are refused. */
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

/** Answers a mail program's one-click request with a plain status, which tells it whether to try again. */
export function answerOneClick(reply: FastifyReply, status: number | null) {
  const isDone = status === 200 || status === 404
  return reply
    .code(isDone ? 200 : 503)
    .type('text/plain')
    .send(isDone ? 'Done' : 'Not now')
}
