import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Returns the part of a request that is logged. The query is left out, since it may hold secrets such as an email
 * link's token.
 */
const req = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip })

/**
 * Where to log: true writes every request to standard output, 'failures' only what went wrong; a stream receives all
 * lines instead.
 */
export type Log = boolean | 'failures' | { write: (line: string) => void }

export function logOptions(log: Log = false): FastifyServerOptions['logger'] {
  if (!log) return false
  if (log === 'failures') return { serializers: { req }, level: 'warn' }
  return log === true ? { serializers: { req } } : { serializers: { req }, stream: log }
}
