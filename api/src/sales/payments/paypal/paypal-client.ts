import {
  type ClientRequest,
  type IncomingMessage,
  request as requestPlain,
  type RequestOptions,
} from 'node:http'
import { request as requestSafe } from 'node:https'

import {
  ApiError,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk'

import { type PayPalConfig, TIMEOUT_MS } from '../payment-config.ts'
import { ProviderAway } from '../provider.ts'

const LIVE = 'https://api-m.paypal.com'
const SANDBOX = 'https://api-m.sandbox.paypal.com'

export interface PayPalCalls {
  orders: OrdersController
  payments: PaymentsController
}

export type PayPalClient = ReturnType<typeof createPayPalClient>

/**
 * Creates the function that calls PayPal through its library. It throws ProviderAway when PayPal is unavailable,
 * PayPalRefusal when PayPal refuses the call, and a plain error for a mistake in our own call.
 */
export function createPayPalClient(config: PayPalConfig) {
  let calls = connect(config)

  return async function ask<T>(call: (calls: PayPalCalls) => Promise<{ result: T }>): Promise<T> {
    try {
      return (await call(calls)).result
    } catch (error) {
      // PayPal has revoked the access token early; a new connection requests another one.
      if (error instanceof ApiError && error.statusCode === 401) calls = connect(config)
      throw translate(error)
    }
  }
}

function connect({
  clientId,
  clientSecret,
  base,
  timeoutMs: timeout = TIMEOUT_MS,
}: PayPalConfig): PayPalCalls {
  const isKnown = base === LIVE || base === SANDBOX
  const client = new Client({
    environment: base === LIVE ? Environment.Production : Environment.Sandbox,
    timeout,
    httpClientOptions: { timeout, retryConfig: { maxNumberOfRetries: 0 } },
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(isKnown ? {} : { unstable_httpClientOptions: { transport: transportTo(base), proxy: false } }),
  })
  return { orders: new OrdersController(client), payments: new PaymentsController(client) }
}

/** Sends the library's calls to another server than PayPal's own two, the only ones that it knows: a test's. */
function transportTo(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const send = protocol === 'http:' ? requestPlain : requestSafe
  return {
    request: (options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest =>
      send({ ...options, protocol, hostname, port, agent: undefined }, onAnswer),
  }
}

/** Thrown when PayPal refuses a call that it has understood. `issue`: its code for the reason, such as INSTRUMENT_DECLINED. */
export class PayPalRefusal extends Error {
  readonly statusCode: number
  readonly issue: string

  constructor(statusCode: number, issue: string) {
    super(`PayPal refused: ${statusCode} ${issue}`)
    this.statusCode = statusCode
    this.issue = issue
  }
}

interface Refused {
  name?: string
  details?: Array<{ issue?: string }>
}

/** Replaces the library's errors, which contain the request with its access token, so that no log contains it. */
function translate(error: unknown): Error {
  if (!(error instanceof ApiError)) return withoutAnswer(error)
  const { statusCode, result } = error as ApiError<Refused | undefined>
  if (isAway(statusCode)) return new ProviderAway('paypal', String(statusCode))
  return new PayPalRefusal(statusCode, result?.details?.[0]?.issue ?? result?.name ?? '')
}

const isAway = (status: number) => status === 401 || status === 429 || status >= 500

/** Returns the error for a call without an answer: PayPal is away, unless the library itself refused our input. */
function withoutAnswer(error: unknown): Error {
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (name.includes('Validation')) return new Error(`PayPal's library refused: ${name}`)
  return new ProviderAway('paypal', code || name)
}
