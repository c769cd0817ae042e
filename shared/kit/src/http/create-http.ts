import { fillPath, HttpError, type HttpTransport, type RequestOptions, TEXTS } from '@nireeka/contracts'
import type { AxiosInstance } from 'axios'

import { nextTask } from '../next-task.ts'

export interface HttpNeeds {
  readToken: () => string | undefined
  /** Resolves with a token that replaces the refused one, or rejects. The session decides how. */
  renewToken: (refused: string) => Promise<string>
  /** Returns the account that the current token belongs to, so that no call is repeated for another account. */
  whose?: () => unknown
  /** Returns false for paths whose 401 is final, so that no token is renewed. By default all paths renew it. */
  mayRenew?: (path: string) => boolean
  /** Called with the answer of every successful call, which may contain a new token. */
  onAnswer?: (path: string, answer: unknown) => void
  /** Additional headers for every request (spec, section 7). */
  headers?: Record<string, string>
  baseURL?: string
  /** The connected-bike service's host when it isn't our own, such as https://bikes.example.com. */
  secondaryBaseUrl?: string
}

interface Client {
  axios: AxiosInstance
  toHttpError: (error: unknown) => unknown
}

interface Call {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  data?: unknown
}

/**
 * Returns the site's HTTP client. Axios is loaded with the first call, since a page with its data in the HTML makes
 * none.
 */
export function createHttp(needs: HttpNeeds): HttpTransport & { prepare: () => void } {
  let loading: Promise<Client> | null = null

  const client = () =>
    (loading ??= import('./axios-client.ts')
      .then(async ({ createAxiosClient, toHttpError }) => {
        // The first request takes a slow phone as long as the code's evaluation.
        await nextTask()
        return { axios: createAxiosClient(needs), toHttpError }
      })
      .catch(() => {
        loading = null
        throw new HttpError({ status: 0, code: 'unreachable', message: TEXTS.unreachable })
      }))

  async function send<T>(call: Call, options: RequestOptions = {}): Promise<T> {
    const { axios, toHttpError } = await client()
    const { params, query, isFile, ...rest } = options
    const url = fillPath(call.url, params)
    const responseType = isFile ? 'blob' : undefined
    try {
      return (await axios.request<T>({ ...call, ...rest, url, params: query, responseType })).data
    } catch (error) {
      throw toHttpError(error)
    }
  }

  return {
    get: (url, options) => send({ url, method: 'GET' }, options),
    // A body that is null would be sent as a form, which the API refuses.
    post: (url, data, options) => send({ url, method: 'POST', data: data ?? {} }, options),
    put: (url, data, options) => send({ url, method: 'PUT', data: data ?? {} }, options),
    delete: (url, options) => send({ url, method: 'DELETE' }, options),
    /** Loads Axios ahead of a first call that is certain to come. */
    prepare: () => void client().catch(() => undefined),
  }
}
