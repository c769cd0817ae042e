import type { CartState, Platform, Session, Stream } from '@nireeka/contracts'
import { emptyCart, fakeHttp, fakePlatform, renderPage } from '@nireeka/kit/testing'

import { useState } from 'react'

import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { checkoutData, quotes } from './checkout.ts'

interface Quoted {
  body?: { country_id: number }
}

interface SentOrder {
  body?: unknown
  headers?: Record<string, string>
}

const served = {
  'GET /api/checkout': checkoutData,
  'GET /api/payment-methods': { providers: ['sandbox'] },
  'POST /api/shipping-vat': ({ body }: Quoted) => quotes[body!.country_id],
}

export const ann: Session = {
  status: 'member',
  user: {
    id: 7,
    name: 'Ann',
    last_name: 'Rider',
    email: 'ann@example.com',
    avatar: null,
    user_name: 'ann',
    is_admin: 0,
    unit: 0,
  },
}

interface Visitor {
  session?: Session
  cart?: CartState
  confirm?: Platform['confirm']
  /** The state of the tab's history entry, as after a reload. */
  history?: unknown
}

/** Returns a stream whose value never changes. */
const still = <T,>(value: T): Stream<T> => ({ value, subscribe: () => ({ unsubscribe: () => undefined }) })

/** Opens the checkout on a fake server. Returns the sent orders with their keys, and the shopper's toasts. */
export function openCheckout(replies: Record<string, unknown> = {}, visitor: Visitor = {}) {
  const orders: Array<{ body: unknown; key: string | undefined }> = []
  const placeOrder = (sent: SentOrder) => {
    orders.push({ body: sent.body, key: sent.headers?.['Idempotency-Key'] })
    const reply = replies['POST /api/checkout']
    return typeof reply === 'function' ? (reply(sent) as unknown) : reply
  }
  const fake = fakeHttp({ ...served, ...replies, 'POST /api/checkout': placeOrder })
  const { http } = fake
  const toasts: string[] = []
  const visited: string[] = []
  const { session = ann, cart = emptyCart, confirm } = visitor
  const page = visitor.history ? <Restored state={visitor.history} /> : <CheckoutPage />
  const view = renderPage(page, '/shop/cart/checkout', {
    http,
    session$: still(session),
    cart: {
      ...fakePlatform().cart,
      state$: still(cart),
      reload: async () => void fake.calls.push('cart.reload'),
      open: () => void fake.calls.push('cart.open'),
      applyPromo: (code) =>
        http.put('/api/cart/promo', { code }).then(
          () => null,
          (error: Error) => error.message,
        ),
      removePromo: async () => void (await http.delete('/api/cart/promo')),
    },
    ...(confirm ? { confirm } : {}),
    notify: (tone, text) => toasts.push(`${tone}: ${text}`),
    navigate: (path) => visited.push(path),
  })
  return { ...view, calls: fake.calls, orders, toasts, visited }
}

/** Restores a history state, because renderPage begins with an empty one. */
function Restored({ state }: { state: unknown }) {
  useState(() => history.replaceState(state, ''))
  return <CheckoutPage />
}
