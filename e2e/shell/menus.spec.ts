import type { Locator, Page } from '@playwright/test'

import { headingOf, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { only, openWithNavigation } from './navigation.ts'

const menu = (page: Page) => page.locator('#mobile-menu')

const rightOf = (target: Locator) => target.evaluate((one) => Math.round(one.getBoundingClientRect().right))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a link in the menu closes it and leads to its page', async ({ page }) => {
    await openWithNavigation(page, '/contact', 'Contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu(page).getByRole('link', { name: 'Register' })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Accessories' }).click()
    await only(page, 'Accessories')
    await expect(menu(page)).toBeHidden()
    await expect(headingOf(page)).toBeFocused()
  })
})

test('menus by keyboard: they open, Escape closes them and gives the focus back', async ({ page }) => {
  await openAs(page, 'anna@example.com', '/contact')
  const opener = page.getByRole('button', { name: 'Your account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#user-menu')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#user-menu').getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#user-menu')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('on a wide screen the footer’s newsletter ends where the copyright does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, 'anna@example.com', '/contact')
  const footer = page.getByRole('contentinfo')
  const button = await rightOf(footer.getByRole('button', { name: 'Subscribe' }))
  expect(button).toBe(await rightOf(footer.getByText('© 2021')))
})

test('a page inside another page’s frame has no footer', async ({ page, request }) => {
  expect(await (await request.get('/faq')).text()).toContain('</footer>')
  const body = '<iframe src="/faq" title="Questions"></iframe>'
  await page.route('/a-frame', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/a-frame')
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(framed.getByRole('contentinfo')).toHaveCount(0)
})
