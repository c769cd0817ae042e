import type { Page } from '@playwright/test'

import { expect, logIn, test } from '../site.ts'

/** A page of each remote, with the link of the frame that leads there. */
const PLACES = [
  { path: '/configurator', link: 'E-Bikes', heading: 'E-bikes' },
  { path: '/shop/accessories', link: 'Accessories', heading: 'Accessories' },
  { path: '/shop/spares', link: 'Spare parts', heading: 'Spare parts' },
  { path: '/forum', link: 'Forum', heading: 'Forum' },
  { path: '/dashboard', link: 'Dashboard', heading: 'Dashboard' },
] as const
const BACK_OFFICE = { path: '/backoffice', heading: 'Back office' } as const

type Place = (typeof PLACES)[number] | typeof BACK_OFFICE

/** On the site a font that comes late waits for the next page; here every page waits for its font. */
const waitForFonts = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ status: response.status(), contentType: 'text/css', body })
  })

/** Everything is there, nothing is pointed at, and the page stands at its top. */
async function picture(page: Page, { heading }: Place) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all([...document.images].filter((image) => image.complete).map((image) => image.decode()))
  })
  return page.screenshot({ animations: 'disabled' })
}

async function walkTo(page: Page, place: Place) {
  if ('link' in place) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place.link }).click()
    return
  }
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Admin Panel' }).click()
}

/** Through all places, so that every remote is there, and once more with a picture of each. */
async function walk(page: Page, places: readonly Place[]) {
  await page.goto('/')
  const seen = new Map<string, Buffer>()
  for (const place of places) {
    await walkTo(page, place)
    await picture(page, place)
  }
  for (const place of places) {
    await walkTo(page, place)
    seen.set(place.path, await picture(page, place))
  }
  return seen
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

test('in whatever order the remotes were loaded, every page has the same pixels', async ({ page }, info) => {
  test.slow()
  await waitForFonts(page)
  await page.goto('/login?continue=/dashboard')
  await logIn(page, 'admin@example.com')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()

  const places = [...PLACES, BACK_OFFICE]
  const there = await walk(page, places)
  const back = await walk(page, places.toReversed())
  for (const place of places) {
    await page.goto(place.path)
    const alone = await picture(page, place)
    for (const [way, seen] of Object.entries({ there, back })) {
      const walked = seen.get(place.path)!
      const name = `${place.path.replaceAll('/', '-')}-${way}`
      if (walked.equals(alone)) continue
      await info.attach(`${name}.png`, { body: walked, contentType: 'image/png' })
      await info.attach(`${name}-alone.png`, { body: alone, contentType: 'image/png' })
      expect.soft(null, `${place.path} looks another way after walking ${way}`).toBe('the same pixels')
    }
  }
})
