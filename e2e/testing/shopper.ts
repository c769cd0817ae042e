import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { openMemberApi } from './member-api.ts'
import { open } from './open.ts'
import { DEMO_PASSWORD } from './site.ts'
import { REFLECTORS } from './stored-cart.ts'

type MemberApi = Awaited<ReturnType<typeof openMemberApi>>
type Item = Parameters<MemberApi['addToCart']>[number]

/** Returns a cart item with this count of a product, in the API's format. */
export const pieces = ({ id }: { id: number }, count = 1): Item => ({ product_id: id, count })

/** Registers a member who has never ordered, and returns their email. New members have $20 of store credit. */
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

/** Opens the checkout of a member with these items in the cart. */
export async function openCheckout(page: Page, site: string, email: string, ...items: Item[]) {
  await showCheckout(page, await openMemberApi(site, email), items)
}

/**
 * Opens the checkout of a member who has one paid order, so that all sections are complete and only the pay button
 * remains.
 */
export async function openNextCheckout(page: Page, site: string, ...items: Item[]) {
  const member = await openMemberApi(site, await newMember(site))
  await member.addToCart(pieces(REFLECTORS))
  await member.buyCart()
  await showCheckout(page, member, items)
}

async function showCheckout(page: Page, { addToCart, logIn }: MemberApi, items: Item[]) {
  await addToCart(...items)
  await logIn(page)
  await open(page, '/shop/cart/checkout')
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

/** Completes all checkout sections of a first-time customer, up to the pay button. */
export async function settleAll(page: Page) {
  await fillAddress(page)
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) await proceed(page, name)
}

export const payButton = (page: Page, total?: string) =>
  page.getByRole('button', { name: total ? `Order and pay · ${total}` : /^Order and pay · \$/ })

/** Pays on the payment provider's sandbox page. */
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

/** Returns the member's orders from the server, newest first. */
export async function ordersOf(page: Page, site: string): Promise<Order[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value
  const answer = await fetch(`${site}/api/orders`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { items: Order[] } }).data.items
}
