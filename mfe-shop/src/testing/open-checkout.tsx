import type { Http } from '@nireeka/contracts'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'

import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { checkoutData, quotes } from './checkout.ts'

interface Quoted {
  body?: { country_id: number }
}

const served = {
  'GET /api/checkout': checkoutData,
  'POST /api/shipping-vat': ({ body }: Quoted) => quotes[body!.country_id],
}

/** The checkout on a server that answers as the test says; what was ordered, with which key, and what the shopper was told. */
export function openCheckout(replies: Record<string, unknown> = {}) {
  const fake = fakeHttp({ ...served, ...replies })
  const orders: Array<{ body: unknown; key: string | undefined }> = []
  const toasts: string[] = []
  const visited: string[] = []
  const http: Http = {
    ...fake.http,
    post: (path, body, options) => {
      if (path === '/api/checkout') orders.push({ body, key: options?.headers?.['Idempotency-Key'] })
      return fake.http.post(path, body, options)
    },
  }
  renderPage(<CheckoutPage />, '/shop/cart/checkout', {
    http,
    notify: (tone, text) => toasts.push(`${tone}: ${text}`),
    navigate: (path) => visited.push(path),
  })
  return { calls: fake.calls, orders, toasts, visited }
}
