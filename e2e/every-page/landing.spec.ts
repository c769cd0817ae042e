import { answerConsentByBrowser } from '../testing/consent.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { checkPage, expectHeading, PHONE } from './check-page.ts'
import { PAGES } from './pages.ts'
import { expectTargetsForFingers } from './small-targets.ts'

// Reduced motion, so that elements appear without fading in.
test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { path, heading } of PAGES) {
  test(`${path} fits a phone, a finger and a desktop, and axe finds nothing`, async ({ page }) => {
    await answerConsentByBrowser(page)
    expect((await open(page, path))?.status()).toBe(200)
    await expectHeading(page, heading)
    await checkPage(page)

    // Done last, because it scrolls the page.
    await page.setViewportSize(PHONE)
    await expectTargetsForFingers(page)
  })
}
