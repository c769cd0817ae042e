import type { Page } from '@playwright/test'

import { headingOf, whenAlive } from '../testing/open.ts'
import { hold } from '../testing/hold.ts'
import { expect, test } from '../testing/site.ts'
import { nav, only, open } from './guide.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

/** Every text that the polite region has had, in order. */
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
  await open(page, '/shop/accessories', 'Accessories')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await announced(page)
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-bikes' })).toBeFocused()
  await expect.poll(() => heard(page)).toEqual(['E-bikes'])
  await nav(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'E-bikes' })).toBeFocused()
  await expect.poll(() => heard(page)).toEqual(['E-bikes', 'Contact', 'E-bikes'])
  // Not a control: nothing is drawn around it.
  expect(await headingOf(page).evaluate((h1) => getComputedStyle(h1).outlineStyle)).toBe('none')
})

test('between two pages of one remote, too', async ({ page }) => {
  await open(page, '/shop/accessories', 'Accessories')
  await page.getByRole('link', { name: 'City helmet with light' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City helmet with light' })).toBeFocused()
})

/** On a slow line a remote is waited for longer than this test holds it, however busy the machine is. */
const slowLine = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))

test('the bar runs while a remote is on its way, and goes when its page is there', async ({ page }) => {
  await slowLine(page)
  await open(page, '/contact', 'Contact')
  const remote = await hold(page, /\/remotes\/configurator\/.*\.js/)
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page).toHaveTitle('E-bikes · Nireeka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  remote.letGo()
  await only(page, 'E-bikes')
  await expect(bar(page)).toHaveCount(0)
})

test.describe('a remote that fails', () => {
  // The browser's own report of what the proxy does.
  test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) })

  test('ends the bar, has a title, and takes the focus', async ({ page, faultProxy: proxy }) => {
    proxy.breakRemote(/\/remotes\/configurator\//, 'hang')
    await page.goto(`${proxy.address}/contact`)
    await whenAlive(headingOf(page))
    await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
    await expect(bar(page)).toBeVisible()
    const failure = page.getByRole('heading', { name: 'This section can’t be shown right now' })
    await expect(failure).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(page).toHaveTitle('E-bikes · Nireeka')
    await expect(failure).toBeFocused()

    // Again and again, by the keyboard: the bar shows that something is done.
    proxy.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await only(page, 'E-bikes')
    await expect(bar(page)).toHaveCount(0)
  })
})

test('a page that is there at once shows no bar', async ({ page }) => {
  await open(page, '/shop/accessories', 'Accessories')
  await nav(page).getByRole('link', { name: 'Contact' }).click()
  await only(page, 'Contact')
  await page.evaluate(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      const it = document.querySelector('[role="progressbar"]')
      if (it) seen.push(it.className)
    }).observe(document.getElementById('root')!, { childList: true })
    Object.assign(window, { seen })
  })
  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test('no page is shown before its styles are there', async ({ page }) => {
  await slowLine(page)
  await open(page, '/contact', 'Contact')
  const styles = await hold(page, /\/remotes\/configurator\/.*\.css/)
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  styles.letGo()
  await only(page, 'E-bikes')
})

const TITLES = [
  ['/', 'Nireeka: electric bikes you build yourself'],
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
] as const

test.describe('titles', () => {
  // The 404 of a page that isn't there.
  test.use({ expectedErrors: async ({}, use) => use([/404/]) })

  test('every page has its title, opened by its address and from another page', async ({ page }) => {
    test.slow()
    for (const [path, title] of TITLES) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
    }
    await open(page, '/contact', 'Contact')
    for (const [path, title] of TITLES) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect(page, path).toHaveTitle(title)
    }
  })
})
