import type { CartState, Session } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, renderPage } from '@nireeka/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { checkoutData, quotes } from '../testing/checkout.ts'
import { ann } from '../testing/open-checkout.tsx'
import { CheckoutPage } from './checkout-page.tsx'

const cart: CartState['cart'] = {
  lines: [
    {
      id: 1001,
      productId: 1001,
      title: 'City helmet',
      description: '',
      image: null,
      price: 119,
      count: 2,
      bikeSlug: null,
      orderBikeId: null,
    },
  ],
  shipping: null,
  tax: null,
}

/** Opens the checkout as a guest and shows the shell's form in it; returns what the login changes. */
async function openForm() {
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const state$ = new BehaviorSubject<CartState>({ status: 'ready', cart })
  const { http, calls } = fakeHttp({
    'GET /api/checkout': checkoutData,
    'GET /api/payment-methods': { providers: ['sandbox'] },
    'POST /api/shipping-vat': ({ body }: { body?: { country_id: number } }) => quotes[body!.country_id],
  })
  let removed = 0
  renderPage(<CheckoutPage />, '/shop/cart/checkout', {
    http,
    session$,
    cart: { ...fakePlatform().cart, state$ },
    async showAccountForm(host) {
      host.textContent = 'The shell’s form'
      return () => void (removed += 1)
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByText('The shell’s form')
  return { session$, state$, calls, removals: () => removed }
}

test('the form stays while a login is being answered, also when it is refused', async () => {
  const { session$, removals } = await openForm()
  act(() => session$.next({ status: 'loading' }))
  act(() => session$.next({ status: 'guest' }))
  expect(screen.getByText('The shell’s form')).toBeDefined()
  expect(removals()).toBe(0)
})

test('the order is asked for only once the guest’s cart has been sent to the account', async () => {
  const { session$, state$, calls, removals } = await openForm()
  act(() => session$.next({ status: 'loading' }))
  act(() => {
    session$.next(ann)
    state$.next({ status: 'loading', cart })
  })
  expect(calls).not.toContain('GET /api/checkout')
  act(() => state$.next({ status: 'ready', cart }))
  await waitFor(() => expect(calls).toContain('GET /api/checkout'))
  const heading = await screen.findByRole('heading', { name: 'Review your order' })
  expect(document.activeElement).toBe(heading)
  expect(removals()).toBe(1)
})
