import { violationsInBothThemes } from '../../testing/violations.ts'
import { layoutShifts, watchLayoutShift } from '../../testing/layout-shift.ts'
import { expect, test } from '../../testing/site.ts'
import { requestsSettled } from '../../testing/requests-settled.ts'
import { open } from '../../testing/open.ts'

const LIST = '/shop/accessories'

const LOOKS = [
  `${LIST}?bike=nyx&in_stock=1`,
  `${LIST}?q=piano&bike=nyx`,
  '/shop/accessories/10108',
  '/shop/accessories/24',
]

/**
 * A hundredth of a good layout shift score: text or icons that settle stay below, an element that moves over the page
 * is above.
 */
const SETTLING = 0.001

for (const width of [390, 1440]) {
  test(`at ${width} px nothing moves and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await watchLayoutShift(page)
    for (const path of LOOKS) {
      await open(page, path)
      // Waits for the network, because a late file could still shift the layout.
      await requestsSettled(page)
      const shifts = await layoutShifts(page)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(SETTLING)
      // Scrolls up, because at the end of the page the consent card covers part of it.
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violationsInBothThemes(page), path).toEqual([])
    }
  })
}
