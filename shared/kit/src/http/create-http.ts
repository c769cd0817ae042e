import { fillPath, HttpError, type HttpTransport, type RequestOptions, TEXTS } from '@nireeka/contracts'
import type { AxiosInstance } from 'axios'

export interface HttpNeeds {
  readToken: () => string | undefined
  /** Resolves with a token in place of the one that was refused, or rejects. How is the session's business. */
  renewToken: (refused: string) => Promise<string>
  /** Whose the present token is: a call is never repeated in the name of somebody else. */
  whose?: () => unknown
  /** False for a path whose 401 is final: nothing is renewed for it. By default everything is. */
  mayRenew?: (path: string) => boolean
  /** Is told what was answered, of every call that succeeded: a new token may be in it. */
  onAnswer?: (path: string, answer: unknown) => void
  /** Extra headers, merged into every request (spec, section 7). */
  headers?: Record<string, string>
  baseURL?: string
  /** Another host of the connected-bike service, such as https://bikes.example.com; without it, our own. */
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

/** The one HTTP client. Axios comes with the first call: a page whose data is in its HTML makes none. */
export function createHttp(needs: HttpNeeds): HttpTransport & { prepare: () => void } {
  let loading: Promise<Client> | null = null

  const client = () =>
    (loading ??= import('./axios-client.ts')
      .then(({ createAxiosClient, toHttpError }) => ({ axios: createAxiosClient(needs), toHttpError }))
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
    post: (url, data = {}, options) => send({ url, method: 'POST', data }, options),
    put: (url, data = {}, options) => send({ url, method: 'PUT', data }, options),
    delete: (url, options) => send({ url, method: 'DELETE' }, options),
    /** Fetches the client ahead of a first call that is sure to come. */
    prepare: () => void client().catch(() => undefined),
  }
}
