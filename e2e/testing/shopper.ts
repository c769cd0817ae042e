import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { keepCart, lineOf, REFLECTORS, TAILLIGHT } from './stored-cart.ts'
import { DEMO_PASSWORD, logIn } from './site.ts'

export { lineOf, REFLECTORS, TAILLIGHT }

/** Somebody who has never ordered. Everybody begins with $20 of store credit. */
export async function newMember(site: string): Promise<string> {
  const email = `buyer-${randomUUID()}@example.com`
  const answer = await fetch(`${site}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bea',
      lastname: 'Buyer',
      email,
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
    }),
  })
  expect(answer.status).toBe(200)
  return email
}

/** Fills a guest's cart, goes to the checkout and logs in there. */
export async function enterCheckout(page: Page, email: string, ...lines: Array<ReturnType<typeof lineOf>>) {
  await keepCart(page, lines)
  await page.goto('/shop/cart/checkout')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL('/shop/cart/checkout')
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const proceed = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Continue' }).click()

export async function fillAddress(page: Page) {
  await page.getByLabel('Street address').fill('18 Harbor Street')
  await page.getByLabel('City').fill('Seattle')
  await page.getByLabel('State').selectOption({ label: 'Washington' })
  await page.getByLabel('ZIP code').fill('98101')
}

/** All that somebody who has never ordered has to settle before the button that pays. */
export async function settleAll(page: Page) {
  await fillAddress(page)
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) await proceed(page, name)
}

export const payButton = (page: Page, total?: string) =>
  page.getByRole('button', { name: total ? `Pay ${total}` : /^Pay \$/ })

/** On the payment service's page. */
export async function paySandbox(page: Page) {
  await expect(page).toHaveURL(/\/api\/sandbox\//)
  await page
    .getByRole('button', { name: /^Pay \$/ })
    .first()
    .click()
}

export const isThanked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()

interface Order {
  id: number
  status: string
  total: number
}

/** What the member of this page has ordered, the newest first, as the server has it. */
export async function ordersOf(page: Page, site: string): Promise<Order[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value
  const answer = await fetch(`${site}/api/orders`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { items: Order[] } }).data.items
}
