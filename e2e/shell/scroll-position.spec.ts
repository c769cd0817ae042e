import type { Locator, Page } from '@playwright/test'

import { isSameDocument, markDocument } from '../testing/hold.ts'
import { headingOf, open, openAs, reload } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { nav, only, openWithNavigation, whenNavigationLoaded } from './navigation.ts'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Clicks a link by script, because Playwright's click may scroll the page first. */
const follow = (link: Locator) => link.evaluate((it: HTMLElement) => it.click())

/** How far the page can be scrolled. */
const reach = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

/**
 * Scrolls a page that is at its top, by the wheel: the shell may still be about to scroll a page that has just come, and
 * only a visitor's own scrolling makes it give that up. Below its heading such a page may still be short.
 */
async function scrollTo(page: Page, y: number) {
  await expect.poll(() => reach(page)).toBeGreaterThanOrEqual(y)
  // In the middle, not above the filters, which scroll by themselves.
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 400)
  await page.mouse.wheel(0, y)
  await expect.poll(() => top(page)).toBe(y)
}

test('back and forward lead to where the pages were left, new pages begin at their top', async ({ page }) => {
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  await markDocument(page)
  await scrollTo(page, 700)
  // By keyboard, because a click could scroll the page.
  const card = page.getByRole('main').locator('li h2 a').nth(4)
  await card.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/accessories\/\d+/)
  await expect(headingOf(page)).toBeFocused()
  await expect.poll(() => top(page)).toBe(0)
  await scrollTo(page, 300)
  await follow(nav(page).getByRole('link', { name: 'E-Bikes' }))
  await only(page, 'E-bikes')
  await expect.poll(() => top(page)).toBe(0)

  await page.goBack()
  await expect.poll(() => top(page)).toBe(300)
  await page.goBack()
  await only(page, 'Accessories')
  await expect.poll(() => top(page)).toBe(700)
  await page.goForward()
  await expect.poll(() => top(page)).toBe(300)
  await page.goForward()
  await only(page, 'E-bikes')
  await expect.poll(() => top(page)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('a reload keeps the place, and the places of the pages before it', async ({ page }) => {
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  await scrollTo(page, 800)
  await follow(nav(page).getByRole('link', { name: 'E-Bikes' }))
  await only(page, 'E-bikes')
  await scrollTo(page, 200)
  await reload(page)
  await only(page, 'E-bikes')
  await whenNavigationLoaded(page)
  await expect.poll(() => top(page)).toBe(200)
  await page.goBack()
  await only(page, 'Accessories')
  await expect.poll(() => top(page)).toBe(800)
})

test('a member’s page, which the browser renders, is where it was left, too', async ({ page }) => {
  await openAs(page, 'anna@example.com', '/dashboard')
  await only(page, 'Dashboard')
  await whenNavigationLoaded(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await scrollTo(page, 400)
  await reload(page)
  await only(page, 'Dashboard')
  await expect.poll(() => top(page)).toBe(400)
})

test('a hash leads to its place, also on a page that has yet to come', async ({ page }) => {
  await openWithNavigation(page, '/help-center', 'Help centre')
  const id = await page.evaluate(async () => {
    const html = await (await fetch('/help-center/topics/1')).text()
    const body = new DOMParser().parseFromString(html, 'text/html')
    return [...body.querySelectorAll('main h2[id]')].at(-1)?.id ?? null
  })
  expect(id, 'the topic has headings to lead to').not.toBeNull()
  await page.evaluate((hash) => {
    history.pushState({ key: 'hash', idx: 9 }, '', `/help-center/topics/1#${hash}`)
  }, id)
  await only(page, 'Unpack and first checks')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect.poll(() => top(page)).toBeGreaterThan(0)
})

test('another question to the same page leaves it where it is, and the focus with it', async ({ page }) => {
  await openWithNavigation(page, '/shop/spares', 'Spare parts')
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox').or(main.getByRole('combobox')).first()
  await field.fill('brake')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=brake/)
  await expect(field).toBeFocused()
})

test('the back control goes back one step on this site, and home where there is none', async ({ page }) => {
  await page.goto('about:blank')
  await open(page, '/forum/thread/1')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/help-center')
  await page.getByRole('main').getByRole('link', { name: 'First charge' }).click()
  await expect(page).not.toHaveURL(/help-center$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/help-center')
})
