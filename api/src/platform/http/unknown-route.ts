import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { failure } from './error-handler.ts'
import { ApiError } from './errors.ts'

/** Answers 404 for an unknown address, and 405 with the allowed methods for a known address with another method. */
export function answerUnknownRoutes(app: FastifyInstance) {
  const known: Array<{ method: string; pattern: RegExp }> = []
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}$`)
    for (const one of [method].flat()) known.push({ method: one, pattern })
  })
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    const error =
      allowed.length > 0
        ? new ApiError(405, 'method_not_allowed', 'This cannot be done here.')
        : new ApiError(404, 'not_found', 'This address does not exist.')
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    return reply.code(error.statusCode).send(failure(error))
  })
}
