import type { FastifyReply } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * Creates the function that sets the security headers of an answer. It writes to Node's response, which keeps them
 * whatever Fastify makes of the request.
 */
export function createSecureReply(options: HelmetOptions) {
  const setHeaders = helmet(options)
  return (reply: FastifyReply): FastifyReply => {
    setHeaders(reply.request.raw, reply.raw, throwIfAny)
    return reply
  }
}

/** Throws what helmet passes to its callback: an error for options that it can't use, otherwise nothing. */
function throwIfAny(error?: unknown) {
  if (error) throw error
}
