import type { Page } from '@playwright/test'

import { hold } from '../testing/hold.ts'
import { headingOf } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { nav, only, openWithNavigation } from './navigation.ts'

/**
 * Notes from where page transitions begin, on a device that has tasks of 300 ms if it is slow, and reports no long task
 * otherwise. There are two such tasks, before and after the page's scripts, since Chromium sometimes doesn't report the
 * first one.
 */
const watchTransitions = (page: Page, device: 'fast' | 'slow') =>
  page.addInitScript((isSlow) => {
    if (isSlow)
      document.addEventListener('readystatechange', () =>
        setTimeout(() => {
          const start = performance.now()
          while (performance.now() - start < 300);
        }),
      )
    else Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
    const begun: string[] = []
    Object.assign(window, { begun })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      begun.push(location.pathname)
      return start(update)
    }
  }, device === 'slow')
const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: string[] }).begun)

test('pages that are there at once fade over, unless motion is unwanted; those that have yet to come don’t wait for it', async ({
  page,
}) => {
  await watchTransitions(page, 'fast')
  const help = await hold(page, /\/remotes\/help\/.*\.js/)
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  expect(await begun(page)).toEqual([])
  help.letGo()
  await only(page, 'Spare parts')
  await expect(headingOf(page)).toBeFocused()
  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeFocused()
  expect(await begun(page)).toEqual(['/shop/spares'])
  await expect(page).toHaveURL('/shop/accessories')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  await only(page, 'Spare parts')
  expect(await begun(page)).toEqual(['/shop/spares'])
})

test('on a slow device no page fades over', async ({ page }) => {
  await watchTransitions(page, 'slow')
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  await only(page, 'Spare parts')
  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await only(page, 'Accessories')
  expect(await begun(page)).toEqual([])
})

test('three steps at once end on the last page, and nothing is reported', async ({ page }) => {
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  await only(page, 'Spare parts')
  await nav(page).getByRole('link', { name: 'Contact' }).click()
  await only(page, 'Contact')
  await page.evaluate(() => {
    for (const path of ['/shop/accessories', '/shop/spares', '/shop/accessories']) {
      document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)?.click()
    }
  })
  await only(page, 'Accessories')
  await expect(page).toHaveURL('/shop/accessories')
})
