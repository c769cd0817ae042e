import type { Page } from '@playwright/test'

import { headingOf, whenAlive } from '../testing/open.ts'
import { hold } from '../testing/hold.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { nav, only, open, whenGuided } from './guide.ts'

/** The remotes and the shell's own chunks that were asked for since. */
function watchRequests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return {
    remotes: () =>
      [...new Set(paths.flatMap((path) => /^\/remotes\/([a-z]+)\/.*\.js$/.exec(path)?.[1] ?? []))].toSorted(),
    chunks: () => paths.filter((path) => path.startsWith('/assets/js/')).join(' '),
  }
}

const pretend = (page: Page, connection: object) =>
  page.addInitScript((line) => {
    Object.defineProperty(navigator, 'connection', { value: line })
    // Whoever says so by the browser isn't asked: the question would be a chunk, too.
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  }, connection)

test('pointing at a link fetches its remote, and the page needs nothing more of it', async ({ page }) => {
  await open(page, '/contact', 'Contact')
  const asked = watchRequests(page)
  await nav(page).getByRole('link', { name: 'Spare parts' }).hover()
  await expect.poll(asked.remotes).toContain('help')
  await page.waitForLoadState('networkidle')
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  await only(page, 'Spare parts')
})

test('moving the focus to a link does it, too, and also for the shell’s own pages', async ({ page }) => {
  await open(page, '/shop/accessories', 'Accessories')
  const asked = watchRequests(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dealers' }).focus()
  await expect.poll(asked.chunks).toMatch(/dealers\./)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Forum' }).focus()
  await expect.poll(asked.remotes).toContain('forum')
})

test('when nothing else is to do, the two likeliest sections are fetched, and no other', async ({ page }) => {
  const asked = watchRequests(page)
  await open(page, '/contact', 'Contact')
  await expect.poll(asked.remotes, { timeout: 15_000 }).toEqual(['configurator', 'shop'])
  await page.waitForLoadState('networkidle')
  expect(asked.remotes()).toEqual(['configurator', 'shop'])
})

for (const [what, line] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a 2g line', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is fetched ahead for whoever ${what}`, async ({ page }) => {
    await pretend(page, line)
    await open(page, '/terms', 'Terms')
    const asked = watchRequests(page)
    const links = nav(page).getByRole('link')
    for (const link of await links.all()) await link.hover()
    await links.first().focus()
    // Longer than the network has to rest before sections are fetched ahead.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))
    expect([asked.remotes(), asked.chunks()]).toEqual([[], ''])
    await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
    await only(page, 'E-bikes')
  })
}

test('what a guest may not enter isn’t fetched, nor the back office for an admin', async ({ page }) => {
  await open(page, '/shop/accessories', 'Accessories')
  const asked = watchRequests(page)
  await nav(page).getByRole('link', { name: 'Dashboard' }).hover()
  await page.waitForLoadState('networkidle')
  expect(asked.remotes()).not.toContain('dashboard')

  await page.goto('/login?continue=/dealers')
  await whenAlive(headingOf(page))
  await logIn(page, 'admin@example.com')
  await only(page, 'Dealers')
  await whenGuided(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Admin Panel' }).hover()
  await page.getByRole('link', { name: 'Admin Panel' }).focus()
  await page.waitForLoadState('networkidle')
  expect(asked.remotes()).not.toContain('backoffice')
  await nav(page).getByRole('link', { name: 'Dashboard' }).hover()
  await expect.poll(asked.remotes).toContain('dashboard')
})

/** How often pages faded over, and whether something went wrong on the way. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      begun.push(location.pathname)
      return start(update)
    }
  })
const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: string[] }).begun)

test('pages that are there at once fade over; those that have yet to come don’t wait for it', async ({
  page,
}) => {
  await watchTransitions(page)
  const help = await hold(page, /\/remotes\/help\/.*\.js/)
  await open(page, '/shop/accessories', 'Accessories')
  await nav(page).getByRole('link', { name: 'Spare parts' }).click()
  expect(await begun(page)).toEqual([])
  help.letGo()
  await only(page, 'Spare parts')
  await expect(headingOf(page)).toBeFocused()
  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeFocused()
  expect(await begun(page)).toEqual(['/shop/spares'])
  await expect(page).toHaveURL('/shop/accessories')
})

test('three steps at once end on the last page, and nothing is reported', async ({ page }) => {
  await open(page, '/shop/accessories', 'Accessories')
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

test('whoever wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await open(page, '/shop/accessories', 'Accessories')
  await nav(page).getByRole('link', { name: 'Contact' }).click()
  await only(page, 'Contact')
  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await only(page, 'Accessories')
  expect(await begun(page)).toEqual([])
})
