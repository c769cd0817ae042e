import { HTTP_TIMEOUT_MS } from '@nireeka/contracts'
import axios, { type AxiosError, isAxiosError, type InternalAxiosRequestConfig } from 'axios'

export { toHttpError } from './to-http-error.ts'
import type { HttpNeeds } from './create-http.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    anonymous?: boolean
    /** To the connected-bike service. */
    secondary?: true
    /** The token to repeat it with; it is repeated once. */
    retryWith?: string
    /** The token that it was sent with, in the header or in the body. */
    sentToken?: string
    /** Whose token that was. */
    sentBy?: unknown
  }
}

/**
 * Axios with the bearer token (spec, section 7). A 401 renews the token once, however many calls fail meanwhile,
 * and repeats them with the new one, unless `mayRenew` exempts the path. If renewing fails, the first error is thrown.
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
      // What one account has sent is never repeated in the name of the next.
      const demandSameAccount = () => {
        if (error.config.sentBy !== whose()) throw error
      }
      demandSameAccount()
      const present = readToken()
      // A call sent with the old token may fail after the renewal is over: the new token is already there.
      const isStale = present !== undefined && error.config.sentToken !== present
      const retryWith = isStale
        ? present
        : await renewOnce(error.config.sentToken).catch(() => Promise.reject(error))
      demandSameAccount()
      return client.request({ ...error.config, retryWith })
    },
  )

  return client
}

/** In the body of a POST to the connected-bike service; in the header wherever the call stays on our own host. */
function addToken(config: InternalAxiosRequestConfig, token: string, { secondaryBaseUrl }: HttpNeeds) {
  config.sentToken = token
  if (config.secondary && config.method === 'post') config.data = { ...bodyOf(config.data), token }
  const isElsewhere = config.secondary && secondaryBaseUrl !== undefined
  if (!isElsewhere) config.headers.set('Authorization', `Bearer ${token}`)
}

/** A call that is repeated has its body as text already. */
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
