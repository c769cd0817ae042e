import type { Page } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { hold } from '../testing/hold.ts'
import { headingOf, openAs, whenIdle } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { nav, only, openWithNavigation, whenNavigationLoaded } from './navigation.ts'

/** Records requests for remotes and for the shell's chunks. */
function watchRequests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return {
    remotes: () =>
      [...new Set(paths.flatMap((path) => /^\/remotes\/([a-z]+)\/.*\.js$/.exec(path)?.[1] ?? []))].toSorted(),
    chunks: () => paths.filter((path) => path.startsWith('/assets/js/')).join(' '),
  }
}

test('pointing at a link, or moving the focus to it, fetches its page, also the shell’s own', async ({
  page,
}) => {
  await openWithNavigation(page, '/contact', 'Contact')
  const asked = watchRequests(page)
  await nav(page).getByRole('link', { name: 'Spare parts' }).hover()
  await expect.poll(asked.remotes).toContain('help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log in' }).focus()
  await expect.poll(asked.chunks).toMatch(/login\./)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Forum' }).focus()
  await expect.poll(asked.remotes).toContain('forum')
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  await only(page, 'Spare parts')
})

/** Longer than the network idle time after which sections are prefetched. */
const REST_MS = 5000

test('when nothing else is to do, the two likeliest sections are fetched, and no other', async ({ page }) => {
  const asked = watchRequests(page)
  await openWithNavigation(page, '/contact', 'Contact')
  // The site remote is loaded because the current page belongs to it.
  await expect.poll(asked.remotes).toEqual(['configurator', 'shop', 'site'])
  await whenIdle(page)
  expect(asked.remotes()).toEqual(['configurator', 'shop', 'site'])
})

test('a section that was fetched when nothing else was to do has run by the time it is opened', async ({
  page,
}) => {
  const asked = watchRequests(page)
  const data: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(configurator|accessories)/.test(pathname)) data.push(pathname)
  })
  await openWithNavigation(page, '/contact', 'Contact')
  const hasRun = () =>
    page.evaluate(() =>
      ['configurator', 'shop'].filter((name) => `webpackChunknireeka_${name}` in globalThis),
    )
  await expect.poll(hasRun).toEqual(['configurator', 'shop'])
  await whenIdle(page)
  expect(data, 'no data are loaded of a page that nobody has asked for').toEqual([])
  const before = asked.remotes()
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await only(page, 'E-bikes')
  expect(asked.remotes()).toEqual(before)
})

test('nothing is fetched ahead for whoever saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  // Without an answer, the consent banner's chunk would be loaded, too.
  await answerConsentByBrowser(page)
  await page.clock.install()
  await openWithNavigation(page, '/terms', 'Terms')
  const asked = watchRequests(page)
  const links = nav(page).getByRole('link')
  for (const link of await links.all()) await link.hover()
  await links.first().focus()
  await page.clock.fastForward(REST_MS)
  await whenIdle(page)
  expect([asked.remotes(), asked.chunks()]).toEqual([[], ''])
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await only(page, 'E-bikes')
})

test('for who is logged in the sections of members are fetched, but never the back office', async ({
  page,
}) => {
  await openAs(page, 'admin@example.com', '/dealers')
  await whenNavigationLoaded(page)
  const asked = watchRequests(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Admin Panel' }).hover()
  await page.getByRole('link', { name: 'Admin Panel' }).focus()
  await nav(page).getByRole('link', { name: 'Dashboard' }).hover()
  await expect.poll(asked.remotes).toContain('dashboard')
  expect(asked.remotes()).not.toContain('backoffice')
})

/** Records requests for the data of one product, and for its pictures. */
function watchProduct(page: Page, id: string) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return {
    data: () => paths.filter((path) => path === `/api/accessories/${id}`).length,
    reviews: () => paths.filter((path) => path === `/api/accessories/${id}/reviews`).length,
    pictures: (name: string) => paths.filter((path) => path.includes(`${name}-main`)),
  }
}

/** Returns the link to a product in the list, and its id. */
async function productLink(page: Page, title: string) {
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
  const id = (await link.getAttribute('href'))!.split('/').at(-1)!
  return { link, id }
}

test('staying on a product’s link loads its data and picture, and the click asks for nothing twice', async ({
  page,
}) => {
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  const { link, id } = await productLink(page, 'Bell')
  const asked = watchProduct(page, id)
  await link.hover()
  await expect.poll(asked.data).toBe(1)
  await expect.poll(asked.reviews).toBe(1)
  await expect.poll(() => asked.pictures('bell').length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/shop/accessories')
  await link.click()
  await only(page, 'Bell')
  await expect(page.getByRole('heading', { name: /^Reviews/ })).toBeVisible()
  const pictures = asked.pictures('bell')
  expect([asked.data(), asked.reviews()]).toEqual([1, 1])
  expect(pictures).toEqual([...new Set(pictures)])
})

test('a sweep over the list prepares no product, a press does at once', async ({ page }) => {
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  const { link, id } = await productLink(page, 'Bell')
  const asked = watchProduct(page, id)
  await link.scrollIntoViewIfNeeded()
  const aside = await nav(page).elementHandle()
  // Both in one call: between two of them the pointer could stay on the link for long enough.
  await link.evaluate((element, other) => {
    for (const at of [element, other]) at!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }, aside)
  await whenIdle(page)
  expect(asked.data()).toBe(0)
  await link.dispatchEvent('pointerdown')
  await expect.poll(asked.data).toBe(1)
})

test('a click shows at once what the list knows of the product', async ({ page }) => {
  const data = await hold(page, /\/api\/accessories\/\d+$/)
  await openWithNavigation(page, '/shop/accessories', 'Accessories')
  const { link } = await productLink(page, 'Bell')
  await link.click()
  await only(page, 'Bell')
  await expect(headingOf(page)).toBeFocused()
  await expect(page).toHaveTitle('Bell · Nireeka')
  await expect(page.getByRole('heading', { name: /^Reviews/ })).toHaveCount(0)
  data.letGo()
  await expect(page.getByRole('heading', { name: /^Reviews/ })).toBeVisible()
  // The heading is the same element, so it still has the focus.
  await expect(headingOf(page)).toBeFocused()
})
