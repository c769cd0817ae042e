import { newToken } from '../../platform/index.ts'
import type { Provider, ProviderStatus } from './provider.ts'
import { returnAddress } from './return-address.ts'

export const CREDITS = 'credits'

const status = async (): Promise<ProviderStatus> => ({
  state: 'paid',
  amountCents: 0,
  currency: 'usd',
  chargeRef: null,
})

/** Creates the provider for orders that store credit has paid in full, which need no payment page. */
export function createCreditsProvider({ siteUrl }: { siteUrl: string }): Provider {
  return {
    name: CREDITS,
    async start({ id }) {
      const ref = newToken()
      return { ref, redirect: returnAddress(siteUrl, { orderId: id, provider: CREDITS, ref }) }
    },
    providerStatus: status,
    close: status,
    refund: async () => {
      throw new Error('Store credit is given back in the ledger')
    },
  }
}
