import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const SERVICE_UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = '5'

/**
 * Answers what went wrong with a plain sentence, and logs it. An error's own status counts, so that a database that is
 * away is a 503.
 */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).type('text/plain').send('This request could not be read.')
  request.log.error({ err: error, req: request, status }, 'request failed')
  if (status !== SERVICE_UNAVAILABLE) return fail(reply, 500, 'Something went wrong on our side.')
  return fail(reply.header('retry-after', RETRY_AFTER_SECONDS), status, 'We can’t reach our data right now.')
}

const fail = (reply: FastifyReply, status: number, why: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${why} Please try again in a moment.`)
