import { writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { open, openAs, whenIdle } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

/** A page of each remote. */
const STOPS = [
  { path: '/configurator', heading: 'E-bikes' },
  { path: '/shop/accessories', heading: 'Accessories' },
  { path: '/shop/spares', heading: 'Spare parts' },
  { path: '/forum/1', heading: 'Forum' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/backoffice', heading: 'Back office' },
]

type Stop = (typeof STOPS)[number]

/**
 * Waits for the fonts. On the site a late font is used from the next page on, but the comparison needs it
 * immediately.
 */
const waitForFonts = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ status: response.status(), contentType: 'text/css', body })
  })

const isThere = (page: Page, { heading }: Stop) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])

/** Takes a screenshot with the pointer away from the page, at the top, after all requests have finished. */
async function picture(page: Page, stop: Stop) {
  await isThere(page, stop)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  let last: Buffer = Buffer.alloc(0)
  await expect
    .poll(
      async () => {
        const before = last
        last = await page.screenshot({ animations: 'disabled' })
        return last.equals(before)
      },
      { intervals: [500], timeout: 20_000 },
    )
    .toBe(true)
  return last
}

/** The tolerated difference per colour channel (of 255): the browser may round differently in each drawing. */
const ROUNDING = 2

async function isSame(one: Buffer, other: Buffer) {
  if (one.equals(other)) return true
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()])
  return a.length === b.length && a.every((level, at) => Math.abs(level - (b[at] ?? 0)) <= ROUNDING)
}

/** Navigates by a link within the same document. */
const walkTo = (page: Page, { path }: Stop) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Through all stops, so that every remote is there, and once more with a picture of each. */
async function walk(page: Page, stops: readonly Stop[]) {
  await open(page, '/')
  const seen = new Map<string, Buffer>()
  for (const stop of stops) {
    await walkTo(page, stop)
    await isThere(page, stop)
    await whenIdle(page)
  }
  for (const stop of stops) {
    await walkTo(page, stop)
    seen.set(stop.path, await picture(page, stop))
  }
  return seen
}

// Software rendering draws the same page identically every time.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--disable-gpu-rasterization', '--disable-gpu'],
    }),
})

test('in whatever order the remotes were loaded, every page has the same pixels', async ({ page }, info) => {
  test.slow()
  // The hour may pass that makes “3 h ago” four.
  await page.clock.setFixedTime(new Date())
  await waitForFonts(page)
  await answerConsentByBrowser(page)
  await openAs(page, 'admin@example.com')

  const there = await walk(page, STOPS)
  const back = await walk(page, STOPS.toReversed())
  for (const stop of STOPS) {
    await open(page, stop.path)
    const alone = await picture(page, stop)
    for (const [way, seen] of Object.entries({ there, back })) {
      const walked = seen.get(stop.path)!
      const name = `${stop.path.replaceAll('/', '-')}-${way}`
      if (await isSame(walked, alone)) continue
      await writeFile(info.outputPath(`${name}.png`), walked)
      await writeFile(info.outputPath(`${name}-alone.png`), alone)
      expect.soft(null, `${stop.path} looks another way after walking ${way}`).toBe('the same pixels')
    }
  }
  // A style sheet that is fetched ahead may still be on its way when the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
