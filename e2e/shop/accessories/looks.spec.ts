import { violationsInBothThemes } from '../../testing/violations.ts'
import { layoutShifts, watchLayoutShift } from '../../testing/layout-shift.ts'
import { expect, test } from '../../testing/site.ts'
import { open } from '../../testing/open.ts'

const LIST = '/shop/accessories'

const LOOKS = [
  `${LIST}?bike=nyx&in_stock=1`,
  `${LIST}?q=piano&bike=nyx`,
  '/shop/accessories/10108',
  '/shop/accessories/24',
]

/** A hundredth of what counts as good: a word or an icon that settles is below this, a line over the page that moves is above it. */
const SETTLING = 0.001

for (const width of [390, 1440]) {
  test(`at ${width} px nothing moves and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await watchLayoutShift(page)
    for (const path of LOOKS) {
      await open(page, path)
      // Nothing else shows that no file is to come that could still move something.
      await page.waitForLoadState('networkidle')
      const shifts = await layoutShifts(page)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(SETTLING)
      // At its end the page lies below the question of consent.
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violationsInBothThemes(page), path).toEqual([])
    }
  })
}
