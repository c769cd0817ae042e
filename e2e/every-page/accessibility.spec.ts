import type { Page } from '@playwright/test'

import { MEMBER_PAGES, PAGES } from './pages.ts'
import { open } from '../testing/open.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { violations } from '../testing/violations.ts'

// What fades in is looked at when it is there.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

async function expectNothing(page: Page) {
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page), `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [path, name] of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expectNothing(page)
  })
}

for (const [path, name] of MEMBER_PAGES) {
  test(`axe finds nothing on a member’s ${path}`, async ({ page }) => {
    await page.goto(`/login?continue=${path}`)
    await logIn(page, 'anna@example.com')
    await expect(heading(page, name)).toBeVisible()
    await expectNothing(page)
  })
}

test('axe finds nothing in the user menu', async ({ page }) => {
  await page.goto('/login?continue=/dashboard/profile')
  await logIn(page, 'anna@example.com')
  // The menu closes when another page comes, which is still on its way here.
  await expect(heading(page, 'Profile')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectNothing(page)
})

test('axe finds nothing in the back office', async ({ page }) => {
  await page.goto('/backoffice')
  await logIn(page, 'admin@example.com')
  await expect(heading(page, 'Back office')).toBeVisible()
  await expectNothing(page)
})

test('axe finds nothing in the cart and at the checkout', async ({ page }) => {
  await open(page, '/shop/accessories/18')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByText('Order total')).toBeVisible()
  await expectNothing(page)
  await cart.getByRole('link', { name: 'Continue to Payment' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'cara@example.com')
  await expect(page).toHaveURL('/shop/cart/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothing(page)
})

test('axe finds nothing in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop/accessories')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  await expectNothing(page)
})

test.describe('pages that are not there', () => {
  test.use({ expectedErrors: async ({}, use) => use([/404/]) })

  for (const path of [
    '/no/such/page',
    '/shop/accessories/4711',
    '/forum/thread/4711',
    '/configurator/none',
  ]) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothing(page)
    })
  }
})

test('axe finds nothing where a member has no access', async ({ page }) => {
  await page.goto('/backoffice')
  await logIn(page, 'anna@example.com')
  await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible()
  await expectNothing(page)
})
