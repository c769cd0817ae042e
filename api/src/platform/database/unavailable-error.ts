const SERVICE_UNAVAILABLE = 503

/** The database can't be reached, doesn't answer in time, or is shutting down; the same call may succeed later. */
export class UnavailableError extends Error {
  /** The status of the answer, for every server that this error reaches. */
  readonly statusCode = SERVICE_UNAVAILABLE
}

/** The codes of Node's network errors that mean that the database is out of reach. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * PostgreSQL's codes that mean the same: classes 08 (connection) and 53 (resources), shutdown, crash and start, and a
 * statement or a lock that took too long.
 */
const POSTGRES_CODES = /^(?:08...|53...|57P0[1-5]|57014|55P03)$/

/** The messages of pg for lost connections, which have no code. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|timeout expired)/

/** Returns an UnavailableError in place of an error that means that the database is away; others are returned as is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const isAway = NETWORK_CODES.has(code) || POSTGRES_CODES.test(code) || LOST.test(error.message)
  return isAway ? new UnavailableError(error.message || code, { cause: error }) : error
}
