import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../testing/site.ts'
import { headingOf, whenHydrated } from '../testing/open.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { hold, isSameDocument, markDocument, SCRIPTS } from '../testing/hold.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const home = (page: Page) => page.getByRole('link', { name: 'Nireeka, home' })

const mark = (element: Locator) => element.evaluate((node) => void Object.assign(node, { marked: true }))
const isMarked = (element: Locator) => element.evaluate((node) => 'marked' in node)

const SAMPLES = [
  ['/', 'Build the bike you’d draw'],
  ['/shop/accessories', 'Accessories'],
  ['/configurator', 'E-bikes'],
  ['/help-center/topics/1', 'Unpack and first checks'],
  ['/forum/thread/1', 'Welcome: how we talk here'],
  ['/dealers', 'Dealers'],
] as const

for (const [path, name] of SAMPLES) {
  test(`${path} is taken over: the elements of the HTML are the ones that come alive`, async ({ page }) => {
    const scripts = await hold(page, SCRIPTS)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading(page, name)).toBeVisible()
    for (const element of [headingOf(page), home(page)]) await mark(element)
    scripts.letGo()
    for (const element of [headingOf(page), home(page)]) {
      await whenHydrated(element)
      expect(await isMarked(element)).toBe(true)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test('a link that is clicked before the scripts have come loads its page', async ({ page }) => {
  await hold(page, SCRIPTS)
  await page.goto('/shop/accessories', { waitUntil: 'commit' })
  await expect(heading(page, 'Accessories')).toBeVisible()
  await markDocument(page)
  await page.getByRole('link', { name: 'City helmet with light' }).click({ noWaitAfter: true })
  await expect(heading(page, 'City helmet with light')).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
})

for (const [link, name] of [
  ['Contact', 'Contact'],
  ['Help centre', 'Help centre'],
] as const) {
  test(`the frame leads to ${link} while the page’s remote is still on its way, and nothing of it stays`, async ({
    page,
  }) => {
    const remote = await hold(page, /\/remotes\/shop\/.*\.js/)
    await page.goto('/shop/accessories', { waitUntil: 'commit' })
    await whenHydrated(nav(page, link))
    await markDocument(page)
    await nav(page, link).click()
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    remote.letGo()
    // Waits until the remote's files are loaded, since only then could it render anything else.
    await requestsSettled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([name])
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Accessories'])
    await whenHydrated(headingOf(page))
  })
}

test('where a reader had scrolled to before the page came alive is where they stay', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS)
  await page.goto('/shop/accessories', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  scripts.letGo()
  await whenHydrated(headingOf(page))
  // The navigation controller, which handles the scroll position, loads after that.
  await requestsSettled(page)
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

test('what was typed before the page came alive is searched for', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS)
  await page.goto('/help-center', { waitUntil: 'commit' })
  // The server's HTML has a search field, which becomes a combobox when its suggestions load; the label stays the
  // same.
  const field = page.getByLabel('Search the help centre')
  await field.fill('battery')
  scripts.letGo()
  await whenHydrated(headingOf(page))
  await markDocument(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: /for “battery”/ })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('a remote whose script doesn’t come', () => {
  test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) })

  test('leaves its page to be read, and is hydrated in place by one ‘Try again’', async ({
    page,
    faultProxy,
  }) => {
    faultProxy.breakRemote(/\/remotes\/help\/.*remoteEntry.*\.js/, 'hang')
    await page.goto(`${faultProxy.address}/shop/spares`, { waitUntil: 'commit' })
    await expect(page.getByText('This section is only partly loaded')).toBeVisible()
    await expect(heading(page, 'Spare parts')).toBeVisible()
    await mark(heading(page, 'Spare parts'))
    await markDocument(page)

    faultProxy.heal()
    faultProxy.requests.length = 0
    await page.getByRole('button', { name: 'Try again' }).click()
    await whenHydrated(heading(page, 'Spare parts'))
    await expect(page.getByText('This section is only partly loaded')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await isMarked(heading(page, 'Spare parts'))).toBe(true)
    expect(await isSameDocument(page)).toBe(true)

    const files = faultProxy.requests.filter((url) => url.startsWith('/remotes/help/'))
    expect(files.filter((url) => url.includes('mf-manifest.json'))).toHaveLength(1)
    expect(files.filter((url) => url.includes('remoteEntry'))).toHaveLength(1)
  })
})
