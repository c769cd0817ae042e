import { HTTP_TIMEOUT_MS } from '@nireeka/contracts'
import axios, { type AxiosError, isAxiosError, type InternalAxiosRequestConfig } from 'axios'

export { toHttpError } from './to-http-error.ts'
import type { HttpNeeds } from './create-http.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    anonymous?: boolean
    /** Set for an answer that is read while it arrives. */
    isStream?: true
    /** Set for calls to the connected-bike service. */
    secondary?: true
    /** The new token for the repeated call; a call is repeated once. */
    retryWith?: string
    /** The token that the call was sent with, in the header or in the body. */
    sentToken?: string
    /** The account that the token belonged to. */
    sentBy?: unknown
  }
}

const STREAM = { adapter: 'fetch', responseType: 'stream', timeout: 0 } as const

/**
 * Returns an Axios client that adds the bearer token (spec, section 7). A 401 renews the token once, however many
 * calls fail meanwhile, and repeats them with the new token, unless `mayRenew` exempts the path. If renewing fails,
 * the first error is thrown.
 */
export function createAxiosClient(needs: HttpNeeds) {
  const { readToken, renewToken, headers, baseURL, whose = () => null, onAnswer } = needs
  const client = axios.create({ baseURL, headers, timeout: HTTP_TIMEOUT_MS })
  let renewing: Promise<string> | null = null

  const renewOnce = (refused: string) =>
    (renewing ??= renewToken(refused).finally(() => {
      renewing = null
    }))

  client.interceptors.request.use((config) => {
    if (config.secondary) config.baseURL = needs.secondaryBaseUrl ?? baseURL
    if (config.isStream) Object.assign(config, STREAM)
    const token = config.anonymous ? undefined : (config.retryWith ?? readToken())
    if (token) addToken(config, token, needs)
    config.sentBy = whose()
    return config
  })

  client.interceptors.response.use(
    (response) => {
      onAnswer?.(response.config.url ?? '', response.data)
      return response
    },
    async (error: unknown) => {
      if (!isAxiosError(error) || !mayRenew(error, needs)) throw error
      // Throws when the account has changed: a call of one account is never repeated with the token of another.
      const assertSameAccount = () => {
        if (error.config.sentBy !== whose()) throw error
      }
      assertSameAccount()
      const present = readToken()
      // A call with the old token may fail after the renewal: then the new token is already available.
      const isStale = present !== undefined && error.config.sentToken !== present
      const retryWith = isStale
        ? present
        : await renewOnce(error.config.sentToken).catch(() => Promise.reject(error))
      assertSameAccount()
      return client.request({ ...error.config, retryWith })
    },
  )

  return client
}

/** Adds the token: in the body of a POST to the connected-bike service, in the header of all calls to our own host. */
function addToken(config: InternalAxiosRequestConfig, token: string, { secondaryBaseUrl }: HttpNeeds) {
  config.sentToken = token
  if (config.secondary && config.method === 'post') config.data = { ...bodyOf(config.data), token }
  const isElsewhere = config.secondary && secondaryBaseUrl !== undefined
  if (!isElsewhere) config.headers.set('Authorization', `Bearer ${token}`)
}

/** Returns the request's body as an object; the body of a repeated call is already JSON text. */
const bodyOf = (data: unknown) =>
  (typeof data === 'string' ? JSON.parse(data) : data) as Record<string, unknown>

const mayRenew = (
  error: AxiosError,
  needs: HttpNeeds,
): error is AxiosError & { config: { sentToken: string } } =>
  error.response?.status === 401 &&
  error.config?.retryWith === undefined &&
  needs.mayRenew?.(error.config?.url ?? '') !== false &&
  error.config?.sentToken !== undefined
