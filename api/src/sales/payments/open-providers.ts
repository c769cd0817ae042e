import type { ProviderName } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { createCreditsProvider } from './credits.provider.ts'
import type { PaymentConfig } from './payment-config.ts'
import type { Provider, Providers } from './provider.ts'
import { createSandbox } from './sandbox/sandbox.provider.ts'
import type { EventSource } from './webhooks/event-source.ts'

interface Needs {
  db: Db
  /** The public address of the shop's pages. */
  siteUrl: string
  config: PaymentConfig
  now: () => Date
}

/** A payment provider that the checkout offers. */
export interface OfferedProvider {
  id: ProviderName
  title: string
  note: string
}

const OFFERS: Record<ProviderName, OfferedProvider> = {
  stripe: {
    id: 'stripe',
    title: 'Card',
    note: 'You enter your card on the page of Stripe, our payment partner.',
  },
  paypal: { id: 'paypal', title: 'PayPal', note: 'You log in at PayPal and agree to the payment there.' },
  sandbox: {
    id: 'sandbox',
    title: 'Card or PayPal (test mode)',
    note: 'You choose on a test page. No money is taken.',
  },
}

/** Opens every configured provider; only the libraries of these are loaded. */
export async function openProviders({ db, siteUrl, config, now }: Needs) {
  const sandbox = createSandbox({ db, origin: siteUrl, now })
  const remote = await Promise.all([
    config.stripe && import('./stripe/open-stripe-provider.ts').then(openWith(config.stripe)),
    config.paypal && import('./paypal/open-paypal-provider.ts').then(openWith(config.paypal)),
  ])
  const opened = remote.filter((one) => one !== null)

  function openWith<C>(own: C) {
    return ({ open }: { open: (needs: Opening<C>) => OpenedProvider }) => open({ config: own, siteUrl, now })
  }

  // The sandbox is opened even where it isn't offered, since earlier orders may still use it.
  const all = [
    createCreditsProvider({ siteUrl }),
    sandbox.provider,
    ...opened.map(({ provider }) => provider),
  ]
  const providers: Providers = new Map(all.map((provider) => [provider.name, provider]))
  const isOffered = ({ id }: OfferedProvider) => (id === 'sandbox' ? config.hasSandbox : providers.has(id))
  return {
    sandbox,
    providers,
    events: opened.map(({ events }) => events),
    offered: Object.values(OFFERS).filter(isOffered),
  }
}

export interface Opening<C> {
  config: C
  siteUrl: string
  now: () => Date
}

/** A provider together with the source of its webhook events. */
export interface OpenedProvider {
  provider: Provider
  events: EventSource
}
