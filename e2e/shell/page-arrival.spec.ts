import type { Page } from '@playwright/test'

import { hold } from '../testing/hold.ts'
import { headingOf, open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { nav, only, openWithNavigation } from './navigation.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

/** Returns all texts that the polite live region has had, in order. */
const announced = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    const region = document.querySelector('#root > [aria-live="polite"]')!
    const listen = () => region.textContent && heard.push(region.textContent)
    new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { heard })
  })
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test('after a change of the page the focus is on its heading, and its name is said once', async ({
  page,
}) => {
  const focused = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await announced(page)
  // Navigates within a remote, to another remote, to a page of the shell, and back.
  await page.getByRole('link', { name: 'City helmet with light' }).click()
  await focused('City helmet with light')
  await expect.poll(() => heard(page)).toEqual(['City helmet with light'])
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await focused('E-bikes')
  await nav(page).getByRole('link', { name: 'Contact' }).click()
  await focused('Contact')
  await page.goBack()
  await focused('E-bikes')
  await expect.poll(() => heard(page)).toEqual(['City helmet with light', 'E-bikes', 'Contact', 'E-bikes'])
  // The heading isn't a control, so it has no focus ring.
  await expect(headingOf(page)).toHaveCSS('outline-style', 'none')
})

/**
 * Simulates a slow connection, on which a remote's time limit is longer than this test holds it back, even on a busy
 * machine.
 */
const slowConnection = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))

const STYLES = /\/remotes\/configurator\/.*\.css/

test('the bar runs until a remote’s code and styles are there, and nothing is shown before', async ({
  page,
}) => {
  await slowConnection(page)
  const code = await hold(page, /\/remotes\/configurator\/.*\.js/)
  const styles = await hold(page, STYLES)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openWithNavigation(page, '/contact', 'Contact')
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page).toHaveTitle('E-bikes · Nireeka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)

  code.letGo()
  await expect.poll(() => asked.some((url) => STYLES.test(url))).toBe(true)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)

  styles.letGo()
  await only(page, 'E-bikes')
  await expect(bar(page)).toHaveCount(0)
})

test.describe('a remote that fails', () => {
  // The browser logs the failures that the proxy causes.
  test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) })

  test('ends the bar, has a title, and takes the focus', async ({ page, faultProxy: proxy }) => {
    proxy.breakRemote(/\/remotes\/configurator\//, 'hang')
    await open(page, `${proxy.address}/contact`)
    await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
    await expect(bar(page)).toBeVisible()
    const failure = page.getByRole('heading', { name: 'This section can’t be shown right now' })
    await expect(failure).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(page).toHaveTitle('E-bikes · Nireeka')
    await expect(failure).toBeFocused()

    // Retries several times by keyboard; the progress bar shows each attempt.
    proxy.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await only(page, 'E-bikes')
    await expect(bar(page)).toHaveCount(0)
  })
})

const TITLES = [
  ['/login', 'Log in · Nireeka'],
  ['/register', 'Register · Nireeka'],
  ['/configurator', 'E-bikes · Nireeka'],
  ['/configurator/nyx', 'Nireeka Nyx · Nireeka'],
  ['/shop/accessories', 'Accessories · Nireeka'],
  ['/shop/accessories/1', 'City helmet with light · Nireeka'],
  ['/shop/spares', 'Spare parts · Nireeka'],
  ['/forum', 'Forum · Nireeka'],
  ['/help-center', 'Help centre · Nireeka'],
  ['/contact', 'Contact · Nireeka'],
  ['/dealers', 'Dealers · Nireeka'],
  ['/no/such/page', 'Page not found · Nireeka'],
  ['/dashboard', 'Log in · Nireeka'],
  ['/backoffice', 'Log in · Nireeka'],
  ['/', 'Nireeka: electric bikes you build yourself'],
] as const

test('every page that is opened from another one has its title', async ({ page }) => {
  await openWithNavigation(page, '/contact', 'Contact')
  for (const [path, title] of TITLES) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(page, path).toHaveTitle(title)
  }
})
