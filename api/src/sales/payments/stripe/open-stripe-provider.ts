import { Stripe } from 'stripe'

import type { OpenedProvider, Opening } from '../open-providers.ts'
import { type StripeConfig, TIMEOUT_MS } from '../payment-config.ts'
import { createStripeEvents } from './stripe-events.ts'
import { createStripeProvider } from './stripe.provider.ts'

/** Opens the provider `stripe`, which takes cards on Stripe's own payment page (Checkout Sessions). */
export function open({ config, siteUrl, now }: Opening<StripeConfig>): OpenedProvider {
  const stripe = new Stripe(config.secretKey, {
    ...serverOf(config.base),
    timeout: config.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    provider: createStripeProvider({ stripe, siteUrl }),
    events: createStripeEvents({ stripe, secret: config.webhookSecret, now }),
  }
}

function serverOf(base: string | undefined) {
  if (!base) return {}
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const
}
