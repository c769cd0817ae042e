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

/** Creates the provider for PayPal's Orders v2. `ref` is PayPal's order, and `chargeRef` its capture. */
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
      // PayPal deletes an order after some hours if the customer hasn't approved it.
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
        // Another call has captured it, or the customer has to approve it once more.
        return providerStatus(ref)
      }
    },
    // There is nothing to close: PayPal takes money only by a capture, and settle.ts never captures for an order that
    // was given up.
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
          // The checkout has asked for the address already, and the price depends on it.
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          // A payment that takes days to arrive would come after the order has expired.
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
