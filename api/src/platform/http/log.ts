import type { FastifyRequest, FastifyServerOptions } from 'fastify'

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'old_password',
  'token',
  'access_token',
  'id_token',
  'code_verifier',
  'client_secret',
]
const REDACTED = SECRETS.flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
  `*["${name}"]`,
  `*.*["${name}"]`,
])

/** True writes the log to standard output; a stream takes it instead. */
export type Log = boolean | { write: (line: string) => void }

/** Who has asked for what. A query may hold a secret: the token of an email's link, a payment's own key. */
const req = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip })

export function logOptions(log: Log = false): FastifyServerOptions['logger'] {
  if (!log) return false
  const options = { redact: { paths: REDACTED, censor: '[hidden]' }, serializers: { req } }
  return log === true ? options : { ...options, stream: log }
}
