import type { OpenedProvider, Opening } from '../open-providers.ts'
import type { PayPalConfig } from '../payment-config.ts'
import { createPayPalClient } from './paypal-client.ts'
import { createPayPalEvents } from './paypal-events.ts'
import { createPayPalProvider } from './paypal.provider.ts'

/** Opens the provider `paypal`, which uses PayPal's own payment page (Orders v2). */
export const open = ({ config, siteUrl, now }: Opening<PayPalConfig>): OpenedProvider => ({
  provider: createPayPalProvider({ client: createPayPalClient(config), siteUrl }),
  events: createPayPalEvents({ base: config.base, webhookId: config.webhookId, now }),
})
