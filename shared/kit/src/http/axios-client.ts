import { HTTP_TIMEOUT_MS } from '@nireeka/contracts'
import axios, { type AxiosError, isAxiosError } from 'axios'

export { toHttpError } from './to-http-error.ts'
import type { HttpNeeds } from './create-http.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    anonymous?: boolean
    isRetry?: boolean
  }
}

/**
 * Axios with the bearer token (spec, section 7). A 401 renews the token once, however many calls fail meanwhile,
 * and repeats them with the new one; /api/cart is exempt. If renewing fails, the first error is thrown.
 */
export function createAxiosClient({ readToken, renewToken, headers, baseURL }: HttpNeeds) {
  const client = axios.create({ baseURL, headers, timeout: HTTP_TIMEOUT_MS })
  let renewing: Promise<string> | null = null

  const renewOnce = () =>
    (renewing ??= renewToken().finally(() => {
      renewing = null
    }))

  client.interceptors.request.use((config) => {
    const token = readToken()
    if (token && !config.anonymous && !config.isRetry) config.headers.set('Authorization', `Bearer ${token}`)
    return config
  })

  client.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || !mayRenew(error)) throw error
    const present = readToken()
    // A call sent with the old token may fail after the renewal is over: the new token is already there.
    const isStale = present !== undefined && sentToken(error) !== present
    const token = isStale ? present : await renewOnce().catch(() => Promise.reject(error))
    const config = error.config!
    config.headers.set('Authorization', `Bearer ${token}`)
    return client.request({ ...config, isRetry: true })
  })

  return client
}

const sentToken = (error: AxiosError) =>
  error.config?.headers.get('Authorization')?.toString().replace('Bearer ', '')

const mayRenew = (error: AxiosError) =>
  error.response?.status === 401 &&
  error.config?.isRetry !== true &&
  error.config?.url !== '/api/cart' &&
  sentToken(error) !== undefined
