import type { Page } from '@playwright/test'

import { headingOf, whenAlive } from '../testing/open.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { only, open } from './guide.ts'

const NAV = ['E-Bikes', 'Accessories', 'Spare parts', 'Help centre', 'Forum', 'Dashboard', 'Contact']
const USER = ['Dashboard', 'Profile', 'Orders', 'Settings', 'Payments', 'Credits', 'Support']

const menu = (page: Page) => page.locator('#mobile-menu')
const entries = (page: Page) => menu(page).getByRole('link').allTextContents()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest’s menu lists the navigation, Login and Register; a link in it closes it', async ({
    page,
  }) => {
    await open(page, '/contact', 'Contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(() => entries(page)).toEqual([...NAV, 'Login', 'Register'])
    await menu(page).getByRole('link', { name: 'Accessories' }).click()
    await only(page, 'Accessories')
    await expect(menu(page)).toBeHidden()
    await expect(headingOf(page)).toBeFocused()
  })

  for (const [email, own] of [
    ['anna@example.com', USER],
    ['admin@example.com', [...USER, 'Admin Panel']],
    ['agent@example.com', USER],
  ] as const) {
    test(`the menu of ${email} lists the navigation and the user’s own pages`, async ({ page }) => {
      await page.goto('/login?continue=/contact')
      await whenAlive(headingOf(page))
      await logIn(page, email)
      await only(page, 'Contact')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
      await expect.poll(() => entries(page)).toEqual([...NAV, ...own])
    })
  }
})

test('menus by keyboard: they open, Escape closes them and gives the focus back', async ({ page }) => {
  await page.goto('/login?continue=/contact')
  await whenAlive(headingOf(page))
  await logIn(page, 'anna@example.com')
  await only(page, 'Contact')
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

test('a page inside another page’s frame has no footer', async ({ page }) => {
  await open(page, '/faq', 'Frequently asked questions')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const body = '<iframe src="/faq" title="Questions"></iframe>'
  await page.route('/a-frame', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/a-frame')
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(framed.getByRole('contentinfo')).toHaveCount(0)
})
