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
  'challenge',
  'secret',
  'recovery_codes',
]
/** Where `code` is a secret; elsewhere it is the kind of an error. */
const CODES = ['body.code', '*.body.code']
const REDACTED = SECRETS.flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
  `*["${name}"]`,
  `*.*["${name}"]`,
]).concat(CODES)

/**
 * Where to log: true writes every request to standard output, 'failures' only what went wrong; a stream receives all
 * lines instead.
 */
export type Log = boolean | 'failures' | { write: (line: string) => void }

/**
 * Returns the part of a request that is logged. The query is left out, since it may hold secrets such as an email
 * link's token.
 */
const req = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip })

export function logOptions(log: Log = false): FastifyServerOptions['logger'] {
  if (!log) return false
  const options = { redact: { paths: REDACTED, censor: '[hidden]' }, serializers: { req } }
  if (log === 'failures') return { ...options, level: 'warn' }
  return log === true ? options : { ...options, stream: log }
}
