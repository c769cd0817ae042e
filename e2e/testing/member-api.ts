import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from './site.ts'

const ADDRESS = {
  name: 'Cara',
  last_name: 'Lindqvist',
  street: '18 Harbor Street',
  postcode: '98101',
  city: 'Seattle',
  region: 'WA',
}
const UNITED_STATES = 222

/** A cart item in the API's format; a bike includes its build. */
interface Item {
  product_id: number
  count: number
  build?: { size_id: number; color_id: number; ral: string[]; part_ids: number[] }
}

/** Returns functions that call the API as a member, without a browser. */
export async function openMemberApi(site: string, email: string) {
  let token = ''

  async function call<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await fetch(`${site}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Data }).data
  }

  const credentials = { email, password: DEMO_PASSWORD, remember: false }
  token = (await call<{ token: string }>('POST', '/api/user/login', credentials)).token

  const addToCart = (...items: Item[]) => call('POST', '/api/cart', { items })

  /** Returns a function that orders and pays the cart at its current price. */
  async function priceCart() {
    const { payable } = await call<{ payable: number }>('POST', '/api/shipping-vat', {
      country_id: UNITED_STATES,
    })
    const order = {
      provider: 'sandbox',
      expected_payable: payable,
      shipping: { address: ADDRESS, country_id: UNITED_STATES },
    }
    return async () => {
      const { redirect } = await call<{ redirect: string }>('POST', '/api/checkout', order)
      const body = new URLSearchParams({ decision: 'pay' })
      await fetch(redirect, { method: 'POST', body, redirect: 'manual' })
    }
  }

  return {
    cookie: `access_token=${token}`,
    /** Calls the API as the member, with a new idempotency key; returns the answer's data. */
    call,
    /** Logs in the browser by a cookie; the login form itself is tested in e2e/accounts. */
    logIn: (page: Page) => page.context().addCookies([{ name: 'access_token', value: token, url: site }]),
    addToCart,
    /** Orders and pays the cart. */
    async buyCart() {
      const buy = await priceCart()
      await buy()
    },
    /** Adds an accessory to the cart. Returns a function that orders and pays it, which reduces the stock. */
    async fillCart(accessory: number) {
      await addToCart({ product_id: accessory, count: 1 })
      return priceCart()
    },
  }
}
