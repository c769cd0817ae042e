import { TEXTS } from './constants.ts'
import type { Calls } from './http-types.ts'

/** The envelope of every JSON answer of the API, except the newsletter's. */
export interface Answer<T> {
  success: boolean
  message: string | null
  error: string | null
  data: T
  status: number
}

/** Options of any call. */
export interface CallOptions {
  headers?: Record<string, string>
  /** Sends no bearer token, and doesn't renew one either (spec: "without token"). */
  anonymous?: boolean
  /**
   * Sends the call to the connected-bike service (spec, section 7: the secondary base URL). The client writes the
   * token into the field `token` of a POST's body; other hosts never receive the Authorization header.
   */
  secondary?: true
  signal?: AbortSignal
}

export interface RequestOptions extends CallOptions {
  /** Values for the `:names` of the path. */
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  /** Set when the answer is a file: it is returned as a Blob instead of JSON. */
  isFile?: true
  /** Set when the answer is a stream without end: it is returned as a ReadableStream of bytes, and has no timeout. */
  isStream?: true
}

/**
 * The HTTP client, typed by the endpoints. Paths start with /api and have named parameters; calls resolve with the
 * JSON body and reject with an HttpError.
 */
export interface Http {
  get<Path extends keyof Calls<'GET'>>(
    path: Path,
    ...options: Calls<'GET'>[Path]['options']
  ): Promise<Calls<'GET'>[Path]['answer']>
  post<Path extends keyof Calls<'POST'>>(
    path: Path,
    ...body: Calls<'POST'>[Path]['body']
  ): Promise<Calls<'POST'>[Path]['answer']>
  put<Path extends keyof Calls<'PUT'>>(
    path: Path,
    ...body: Calls<'PUT'>[Path]['body']
  ): Promise<Calls<'PUT'>[Path]['answer']>
  delete<Path extends keyof Calls<'DELETE'>>(
    path: Path,
    ...options: Calls<'DELETE'>[Path]['options']
  ): Promise<Calls<'DELETE'>[Path]['answer']>
}

/**
 * An HTTP client without types per endpoint: clients and their stand-ins for tests are written as such, and used as an
 * `Http`.
 */
export interface HttpTransport {
  get<T>(path: string, options?: RequestOptions): Promise<T>
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>
  delete<T>(path: string, options?: RequestOptions): Promise<T>
}

/** Why a call failed. `status` 0 means that there was no answer at all. `fields`: the sentences by field of a 422. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string[]>

  constructor(failure: { status: number; code: string; message: string; fields?: Record<string, string[]> }) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.fields = failure.fields ?? {}
  }
}

interface FailedAnswer {
  message?: unknown
  error?: unknown
  data?: unknown
}

/** Returns the error for a page from the status and body of a failed answer, whatever the body is. */
export function failureOf(status: number, body: unknown): HttpError {
  const { message, error, data } = (typeof body === 'object' && body !== null ? body : {}) as FailedAnswer
  return new HttpError({
    status,
    code: typeof error === 'string' ? error : 'error',
    message: typeof message === 'string' ? message : TEXTS.unreachable,
    fields: fieldsOf(data),
  })
}

function fieldsOf(data: unknown): Record<string, string[]> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
  )
}

/**
 * Returns whether an error is an HttpError. Checks the name because shell and remotes each have their own copy of the
 * class, so that instanceof would fail.
 */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === 'HttpError'

/** Returns the message of a failed call, or `fallback` for any other error. */
export const messageOf = (error: unknown, fallback: string) => (isHttpError(error) ? error.message : fallback)
