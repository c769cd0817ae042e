import type { Page } from '@playwright/test'

import type { Fault } from '../testing/fault-proxy.ts'
import { isSameDocument, markDocument } from '../testing/hold.ts'
import { headingOf, open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

// The browser logs failed requests and refused style sheets in the console by itself.
test.use({
  expectedErrors: async ({}, use) => use([/Failed to load resource/, /Refused to apply style/, /MIME type/]),
})

const PAGES = [
  { what: 'a section', link: 'Spare parts', path: '/shop/spares', css: /\/remotes\/help\/.*\.css/ },
  { what: 'a lazy page', link: 'Dealers', path: '/dealers', css: /\/remotes\/site\/.*\/dealers\.\w+\.css/ },
] as const

const FAULTS: Array<[Fault, string]> = [
  ['hang', 'hang'],
  ['error-500', 'are answered by 500'],
  ['no-styles', 'are no style sheet'],
]

const START = { help: '/contact', site: '/help-center' }

/** Records whether the heading of a page was ever drawn while no style sheet of this kind was there. */
const watchHeading = (page: Page, heading: string, css: RegExp) =>
  page.addInitScript(
    ([text, source]) => {
      const look = () => {
        const drawn = [...document.querySelectorAll('main h1')].some(
          (h1) => h1.textContent === text && h1.checkVisibility({ visibilityProperty: true }),
        )
        const isStyled = [...document.styleSheets].some(
          ({ href, cssRules }) => href !== null && new RegExp(source!).test(href) && cssRules.length > 0,
        )
        if (drawn && !isStyled) Object.assign(window, { wasUnstyled: true })
        requestAnimationFrame(look)
      }
      look()
    },
    [heading, css.source],
  )
const wasUnstyled = (page: Page) => page.evaluate(() => 'wasUnstyled' in window)
const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/** Presses "Try again" until the page is there, which may be needed twice on a busy machine. */
const recover = (page: Page, heading: string) =>
  expect(async () => {
    if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 1000 })
    await expect(headingOf(page)).toHaveText(heading, { timeout: 4000 })
    await expect(headingOf(page)).toBeVisible({ timeout: 1000 })
  }).toPass()

for (const { what, link, path, css } of PAGES) {
  for (const [fault, how] of FAULTS) {
    test(`${what} whose styles ${how} is never drawn without them: by link`, async ({ page, faultProxy }) => {
      await watchHeading(page, link, css)
      faultProxy.breakRemote(css, fault)
      await open(page, `${faultProxy.address}${path.startsWith('/shop') ? START.help : START.site}`)
      await markDocument(page)
      await page.getByRole('link', { name: link }).first().click()
      await expect(retryIn(page)).toBeVisible()
      faultProxy.heal()
      await recover(page, link)
      expect([await wasUnstyled(page), await isSameDocument(page)]).toEqual([false, true])
    })

    test(`${what} whose styles ${how} is never drawn without them: by its address`, async ({
      page,
      faultProxy,
    }) => {
      await watchHeading(page, link, css)
      faultProxy.breakRemote(css, fault)
      await page.goto(`${faultProxy.address}${path}`, { waitUntil: 'commit' })
      await expect(retryIn(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      faultProxy.heal()
      await recover(page, link)
      expect(await wasUnstyled(page)).toBe(false)
    })
  }
}

test('late styles are waited for, and the section that the server rendered comes with them', async ({
  page,
  faultProxy,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  )
  await watchHeading(page, 'Spare parts', PAGES[0].css)
  faultProxy.breakRemote(PAGES[0].css, 'slow')
  await page.goto(`${faultProxy.address}/shop/spares`, { waitUntil: 'commit' })
  await expect(headingOf(page)).toBeVisible()
  await expect(retryIn(page)).toBeHidden()
  expect(await wasUnstyled(page)).toBe(false)
})
