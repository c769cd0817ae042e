import { TEXTS } from './constants.ts'
import type { Calls } from './http-types.ts'

/** The envelope of every JSON answer of the API (the newsletter's is the one exception). */
export interface Answer<T> {
  success: boolean
  message: string | null
  error: string | null
  data: T
  status: number
}

/** How any call is sent. */
export interface CallOptions {
  headers?: Record<string, string>
  /** Send no bearer token, and don't renew one either (spec: "without token"). */
  anonymous?: boolean
  /**
   * To the connected-bike service (spec, section 7: the secondary base URL). Of a POST the body carries the token in
   * its field `token`, which the client fills in; another host is never sent the Authorization header.
   */
  secondary?: true
  signal?: AbortSignal
}

export interface RequestOptions extends CallOptions {
  /** The values of the path's `:names`. */
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  /** The answer is a file: its bytes, as a Blob, instead of JSON. */
  isFile?: true
}

/**
 * The one HTTP client, typed by the endpoints. Paths start with /api and have their parameters by name; answers are
 * JSON bodies; failures reject with an HttpError.
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

/** A client that sends whatever it is given: clients and their stand-ins are made as such, and serve as an `Http`. */
export interface HttpTransport {
  get<T>(path: string, options?: RequestOptions): Promise<T>
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>
  delete<T>(path: string, options?: RequestOptions): Promise<T>
}

/** Why a call failed. `status` 0: no answer came at all. `fields`: sentences by field, of a 422. */
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

/** The error that pages read, from the status and body of a failed answer, whatever the body is. */
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

/** By name and not by instanceof: shell and remotes each carry their own copy of the class. */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === 'HttpError'

/** The sentence to show for any failure. */
export const messageOf = (error: unknown, fallback: string) => (isHttpError(error) ? error.message : fallback)
