import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Who has asked for what. A query may hold a secret, such as the token of an email's link. */
const req = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip })

/** True writes the log to standard output; a stream takes it instead. */
export type Log = boolean | { write: (line: string) => void }

export function logOptions(log: Log = false): FastifyServerOptions['logger'] {
  if (!log) return false
  return log === true ? { serializers: { req } } : { serializers: { req }, stream: log }
}
