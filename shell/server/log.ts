import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Returns the part of a request that is logged. The query is left out, since it may hold secrets such as an email
 * link's token.
 */
const req = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip })

/** Where to log: true writes to standard output; a stream receives the lines instead. */
export type Log = boolean | { write: (line: string) => void }

export function logOptions(log: Log = false): FastifyServerOptions['logger'] {
  if (!log) return false
  return log === true ? { serializers: { req } } : { serializers: { req }, stream: log }
}
