import { answerConsentByBrowser } from '../testing/consent.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { storeCart, lineOf, TAILLIGHT } from '../testing/stored-cart.ts'
import { checkPage, expectNoViolations, PHONE } from './check-page.ts'
import { MEMBER_PAGES } from './pages.ts'
import { expectTargetsForFingers } from './small-targets.ts'

// Reduced motion, so that elements appear without fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a member’s pages fit a phone and a desktop, and axe finds nothing', async ({ page }) => {
  await answerConsentByBrowser(page)
  await openAs(page, 'anna@example.com', '/dashboard')
  for (const { path, heading } of MEMBER_PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await open(page, path)
      await expect(headingOf(page)).toHaveText(heading)
      await checkPage(page)
    })
  }
  await test.step('the user menu', async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectNoViolations(page)
  })
  await test.step('a page that is not for members', async () => {
    await open(page, '/backoffice')
    await expect(headingOf(page)).toHaveText('You don’t have access to this page')
    await expectNoViolations(page)
  })
})

test('axe finds nothing in the back office', async ({ page }) => {
  await answerConsentByBrowser(page)
  await openAs(page, 'admin@example.com')
  await open(page, '/backoffice')
  await expect(headingOf(page)).toHaveText('Back office')
  await checkPage(page)
})

test('axe finds nothing in the cart and at the checkout', async ({ page, site }) => {
  await answerConsentByBrowser(page)
  await storeCart(page, [lineOf(TAILLIGHT, 1)])
  await open(page, '/')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Order total')).toBeVisible()
  await expectNoViolations(page)

  await openAs(page, await newMember(site.address), '/shop/cart/checkout')
  await expect(page.getByLabel('Street address')).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing in the menu of a phone', async ({ page }) => {
  await answerConsentByBrowser(page)
  await page.setViewportSize(PHONE)
  await open(page, '/shop/accessories')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing in the question about consent, and a finger hits its answers', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await expect(page.getByRole('button', { name: 'Allow all' })).toBeVisible()
  await expectNoViolations(page)
  await expectTargetsForFingers(page)
})

test.describe('pages that are not there', () => {
  test.use({ expectedErrors: async ({}, use) => use([/404/]) })

  for (const path of [
    '/no/such/page',
    '/shop/accessories/4711',
    '/forum/thread/4711',
    '/configurator/none',
  ]) {
    test(`${path} answers 404, and axe finds nothing`, async ({ page }) => {
      await answerConsentByBrowser(page)
      expect((await open(page, path))?.status()).toBe(404)
      await expectNoViolations(page)
    })
  }
})
