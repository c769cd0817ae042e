import type { Page } from '@playwright/test'

import type { Fault, FaultProxy } from '../testing/fault-proxy.ts'
import { hold, isSameDocument, markDocument } from '../testing/hold.ts'
import { headingOf, open, whenHydrated } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { wasUnstyled, watchUnstyled } from '../testing/unstyled.ts'

// The browser logs failed requests and refused style sheets in the console by itself.
test.use({
  expectedErrors: async ({}, use) => use([/Failed to load resource/, /Refused to apply style/, /MIME type/]),
})

/** A page in its remote's first files, and one in a chunk of its own, with the style sheet of each. */
const PAGES = [
  { kind: 'section', path: '/shop/spares', heading: 'Spare parts', styles: /\/remotes\/help\/.*\.css/ },
  { kind: 'lazy page', path: '/user-manual', heading: 'User manual', styles: /\/remotes\/.*manual.*\.css/ },
]

const FAULTS: Array<[Fault, string]> = [
  ['hang', 'hang'],
  ['missing', 'are missing'],
  ['error-500', 'are answered by 500'],
  ['no-styles', 'are no style sheet'],
]

const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const skeleton = (page: Page) => page.locator('[data-page="loading"]')

/** Waits until something of the page is on the screen, and returns whether it is the frame with its styles. */
async function drawsFrame(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.getByRole('banner').evaluate((header) => getComputedStyle(header).position === 'sticky')
}

/** Heals the remote and presses "Try again" until the page is there, which may be needed twice on a busy machine. */
async function recover(page: Page, proxy: FaultProxy, heading: string) {
  proxy.heal()
  await expect(async () => {
    if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 1000 })
    await expect(headingOf(page)).toHaveText(heading, { timeout: 4000 })
  }).toPass()
  expect([await wasUnstyled(page), await isSameDocument(page)]).toEqual([false, true])
}

for (const { kind, path, heading, styles } of PAGES) {
  for (const [fault, how] of FAULTS) {
    test(`a ${kind} whose styles ${how} when it is opened by a link is never drawn without them, and recovers`, async ({
      page,
      faultProxy,
    }) => {
      await watchUnstyled(page, heading, styles)
      faultProxy.breakRemote(styles, fault)
      await open(page, `${faultProxy.address}/contact`)
      await markDocument(page)
      await page.getByRole('link', { name: heading }).first().click()
      await expect(retryIn(page)).toBeVisible()
      await recover(page, faultProxy, heading)
    })

    test(`a ${kind} whose styles ${how} at the first view is never drawn without them, its frame is there, and it recovers`, async ({
      page,
      faultProxy,
    }) => {
      await watchUnstyled(page, heading, styles)
      faultProxy.breakRemote(styles, fault)
      await page.goto(`${faultProxy.address}${path}`, { waitUntil: 'commit' })
      expect(await drawsFrame(page)).toBe(true)
      await expect(headingOf(page)).toBeHidden()
      await markDocument(page)
      await expect(retryIn(page)).toBeVisible()
      await recover(page, faultProxy, heading)
    })
  }

  test(`a ${kind} whose styles hang when a link is touched that nobody has pointed at is never drawn without them`, async ({
    page,
    faultProxy,
  }) => {
    await watchUnstyled(page, heading, styles)
    faultProxy.breakRemote(styles, 'hang')
    await open(page, `${faultProxy.address}/contact`)
    await markDocument(page)
    const link = page.getByRole('link', { name: heading }).first()
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(retryIn(page)).toBeVisible()
    await recover(page, faultProxy, heading)
  })

  test(`a ${kind} whose styles are late at the first view is waited for`, async ({ page }) => {
    // On a slow connection the limits are longer than this test needs.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    await watchUnstyled(page, heading, styles)
    const late = await hold(page, styles)
    await page.goto(path, { waitUntil: 'commit' })
    expect(await drawsFrame(page)).toBe(true)
    await expect(skeleton(page)).toBeVisible()
    late.letGo()
    await expect(headingOf(page)).toHaveText(heading)
    await whenHydrated(headingOf(page))
    await expect(retryIn(page)).toBeHidden()
    expect(await wasUnstyled(page)).toBe(false)
  })
}

test('without scripts a page whose styles are missing can be read', async ({ browser, faultProxy }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  faultProxy.breakRemote(PAGES[0]!.styles, 'missing')
  await page.goto(`${faultProxy.address}${PAGES[0]!.path}`)
  await expect(headingOf(page)).toHaveText(PAGES[0]!.heading)
  await context.close()
})
