import type { Page } from '@playwright/test'

import type { Fault } from '../testing/fault-proxy.ts'
import { isSameDocument, markDocument } from '../testing/hold.ts'
import { headingOf, open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

// The browser logs failed requests and refused style sheets in the console by itself.
test.use({
  expectedErrors: async ({}, use) => use([/Failed to load resource/, /Refused to apply style/, /MIME type/]),
})

const STYLES = /\/remotes\/help\/.*\.css/
const HEADING = 'Spare parts'

const FAULTS: Array<[Fault, string]> = [
  ['hang', 'hang'],
  ['error-500', 'are answered by 500'],
  ['no-styles', 'are no style sheet'],
]

/** Records whether the page's heading was ever drawn while its style sheet wasn't there. */
const watchHeading = (page: Page) =>
  page.addInitScript(
    ([text, source]) => {
      const look = () => {
        const isDrawn = [...document.querySelectorAll('main h1')].some(
          (h1) => h1.textContent === text && h1.checkVisibility({ visibilityProperty: true }),
        )
        const isStyled = [...document.styleSheets].some(
          ({ href, cssRules }) => href !== null && new RegExp(source!).test(href) && cssRules.length > 0,
        )
        if (isDrawn && !isStyled) Object.assign(window, { wasUnstyled: true })
        requestAnimationFrame(look)
      }
      look()
    },
    [HEADING, STYLES.source],
  )
const wasUnstyled = (page: Page) => page.evaluate(() => 'wasUnstyled' in window)
const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/** Presses "Try again" until the page is there, which may be needed twice on a busy machine. */
const recover = (page: Page) =>
  expect(async () => {
    if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 1000 })
    await expect(headingOf(page)).toHaveText(HEADING, { timeout: 4000 })
  }).toPass()

for (const [fault, how] of FAULTS) {
  test(`a section whose styles ${how} is never drawn without them, and recovers without a reload`, async ({
    page,
    faultProxy,
  }) => {
    await watchHeading(page)
    faultProxy.breakRemote(STYLES, fault)
    await open(page, `${faultProxy.address}/contact`)
    await markDocument(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: HEADING }).click()
    await expect(retryIn(page)).toBeVisible()
    faultProxy.heal()
    await recover(page)
    expect([await wasUnstyled(page), await isSameDocument(page)]).toEqual([false, true])
  })
}
