import { ConfigurationError } from '../../platform/index.ts'

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** The address of another server with Stripe's protocol, for tests. */
  base?: string
  timeoutMs?: number
}

export interface PayPalConfig {
  clientId: string
  clientSecret: string
  webhookId: string
  /** PayPal's address: https://api-m.paypal.com, its sandbox, or another server with its protocol. */
  base: string
  timeoutMs?: number
}

/**
 * The timeout of provider calls, during which a shopper waits. A call without an answer is repeated with the same key.
 */
export const TIMEOUT_MS = 10_000

export interface PaymentConfig {
  hasSandbox: boolean
  stripe: StripeConfig | null
  paypal: PayPalConfig | null
}

/** The configuration when nothing is set: only the sandbox, so no money moves. */
export const SANDBOX_ONLY: PaymentConfig = { hasSandbox: true, stripe: null, paypal: null }

/** The keys of Stripe's test mode: secret keys and restricted ones. */
const TEST_KEY = /^(?:sk|rk)_test_/

type Environment = Record<string, string | undefined>

const PAYPAL_BASES = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
}

/**
 * Reads the payment configuration. Throws when it is incomplete, or would give goods away in production, without
 * quoting values, since they are secrets.
 */
export function readPaymentConfig(environment: Environment, isProduction = false): PaymentConfig {
  const stripe = readStripe(environment)
  const paypal = readPayPal(environment)
  const hasSandbox = readSandbox(environment, !isProduction && stripe === null && paypal === null)
  if (!hasSandbox && !stripe && !paypal) throw new ConfigurationError(whyNothing(environment))
  if (isProduction && !hasSandbox) assertRealMoney(environment, stripe)
  return { hasSandbox, stripe, paypal }
}

/** Tells whether the sandbox is offered: in production or where real money is taken, only if it is asked for. */
function readSandbox({ PAYMENT_SANDBOX: input }: Environment, usual: boolean): boolean {
  if (!input) return usual
  if (input !== 'on' && input !== 'off') throw new ConfigurationError('PAYMENT_SANDBOX must be on or off.')
  return input === 'on'
}

const whyNothing = ({ PAYMENT_SANDBOX: input }: Environment) =>
  input
    ? 'PAYMENT_SANDBOX is off, so STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID must be set.'
    : 'Nobody could pay in production, so STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID must be set, or PAYMENT_SANDBOX must be on.'

/** Throws for a provider that takes play money, by which everybody could get goods for nothing. */
function assertRealMoney({ PAYPAL_CLIENT_ID, PAYPAL_ENVIRONMENT }: Environment, stripe: StripeConfig | null) {
  if (stripe && TEST_KEY.test(stripe.secretKey)) {
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY is a test key that takes no money, so PAYMENT_SANDBOX must be on in production.',
    )
  }
  if (PAYPAL_CLIENT_ID && !PAYPAL_ENVIRONMENT) {
    throw new ConfigurationError('In production, PAYPAL_ENVIRONMENT must be set to live or sandbox.')
  }
}

function readStripe(environment: Environment): StripeConfig | null {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  if (!isWhole(environment, names)) return null
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = environment
  return {
    secretKey: STRIPE_SECRET_KEY ?? '',
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
    ...(STRIPE_API_BASE ? { base: originOf('STRIPE_API_BASE', STRIPE_API_BASE) } : {}),
  }
}

function readPayPal(environment: Environment): PayPalConfig | null {
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']
  if (!isWhole(environment, names)) return null
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = environment
  return {
    clientId: PAYPAL_CLIENT_ID ?? '',
    clientSecret: PAYPAL_CLIENT_SECRET ?? '',
    webhookId: PAYPAL_WEBHOOK_ID ?? '',
    base: readPayPalBase(environment),
  }
}

/** Returns PayPal's address; the live one has to be chosen explicitly. */
function readPayPalBase({ PAYPAL_ENVIRONMENT = 'sandbox', PAYPAL_API_BASE }: Environment): string {
  if (PAYPAL_API_BASE) return originOf('PAYPAL_API_BASE', PAYPAL_API_BASE)
  if (PAYPAL_ENVIRONMENT !== 'live' && PAYPAL_ENVIRONMENT !== 'sandbox') {
    throw new ConfigurationError('PAYPAL_ENVIRONMENT must be live or sandbox.')
  }
  return PAYPAL_BASES[PAYPAL_ENVIRONMENT]
}

function isWhole(environment: Environment, names: string[]): boolean {
  const missing = names.filter((name) => !environment[name])
  if (missing.length > 0 && missing.length < names.length) {
    const set = names.filter((name) => environment[name])
    throw new ConfigurationError(`${set.join(' and ')} is set, so ${missing.join(' and ')} must be set, too.`)
  }
  return missing.length === 0
}

function originOf(name: string, value: string): string {
  if (!URL.canParse(value))
    throw new ConfigurationError(`${name} must be an address like https://api.example.com.`)
  return new URL(value).origin
}
