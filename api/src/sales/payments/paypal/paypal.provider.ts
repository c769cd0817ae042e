import {
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  PayeePaymentMethodPreference,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'

import { type PayableOrder, type Provider, ProviderAway, type ProviderStatus } from '../provider.ts'
import { returnAddress } from '../return-address.ts'
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts'
import { refund } from './paypal-refund.ts'
import { toProviderStatus } from './paypal-status.ts'
import { toMoney } from './paypal-money.ts'

export const PAYPAL = 'paypal'

/** PayPal's Orders v2: our ref is PayPal's order, the charge ref its capture. */
export function createPayPalProvider({
  client: ask,
  siteUrl,
}: {
  client: PayPalClient
  siteUrl: string
}): Provider {
  async function providerStatus(ref: string): Promise<ProviderStatus> {
    try {
      return toProviderStatus(await ask(({ orders }) => orders.getOrder({ id: ref })))
    } catch (error) {
      // PayPal forgets an order that nobody has agreed to for some hours.
      if (error instanceof PayPalRefusal && error.statusCode === 404) return GONE
      throw error
    }
  }

  return {
    name: PAYPAL,
    async start(order) {
      const made = await ask(({ orders }) =>
        orders.createOrder({
          body: toOrder(order, siteUrl),
          paypalRequestId: `start-${order.key}`,
          prefer: 'return=representation',
        }),
      )
      return { ref: made.id ?? '', redirect: pageOf(made) }
    },
    providerStatus,
    async capture(ref) {
      try {
        const input = { id: ref, paypalRequestId: `capture-${ref}`, prefer: 'return=representation' }
        return toProviderStatus(await ask(({ orders }) => orders.captureOrder(input)))
      } catch (error) {
        if (!(error instanceof PayPalRefusal)) throw error
        if (DECLINED.has(error.issue)) return GONE
        // Captured by another call, or the customer has to agree once more.
        return providerStatus(ref)
      }
    },
    // Nothing is ever taken without our capturing it, and what was given up is never captured (settle.ts).
    close: providerStatus,
    refund: (input) => refund(ask, input),
  }
}

const GONE: ProviderStatus = { state: 'failed', amountCents: 0, currency: 'usd', chargeRef: null }

const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'TRANSACTION_REFUSED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'DUPLICATE_INVOICE_ID',
])

function toOrder({ id, number, payableCents, currency }: PayableOrder, siteUrl: string): OrderRequest {
  // PayPal adds its own `token` to both addresses.
  const visit = { orderId: id, provider: PAYPAL, ref: null }
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: toMoney(payableCents, currency),
        description: `Order ${number}`,
        customId: String(id),
        invoiceId: number,
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          brandName: 'Nireeka',
          userAction: PaypalExperienceUserAction.PayNow,
          // We have the address, and it has set the price.
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          // Whatever takes days to arrive would outlive the order.
          paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
          returnUrl: returnAddress(siteUrl, visit),
          cancelUrl: returnAddress(siteUrl, { ...visit, isCancelled: true }),
        },
      },
    },
  }
}

function pageOf({ links }: Order): string {
  const page = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!page) throw new ProviderAway(PAYPAL, 'no page')
  return page.href
}
