import { violations } from '../accessibility/violations.ts'
import { layoutShifts, watchLayoutShift } from '../first-view/layout-shift.ts'
import { expect, test } from '../site.ts'
import { LIST, openAlive } from './open-alive.ts'

const LOOKS = [
  `${LIST}?bike=nyx&in_stock=1`,
  `${LIST}?q=piano&bike=nyx`,
  '/shop/accessories/10108',
  '/shop/accessories/24',
]

/** A price that moves by a few pixels when the last letters are drawn is below this; a line that moves is above it. */
const UNSEEN = 0.0001

for (const width of [390, 1440]) {
  test(`at ${width} px nothing moves and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await watchLayoutShift(page)
    for (const path of LOOKS) {
      await openAlive(page, path)
      await page.waitForLoadState('networkidle')
      const shifts = await layoutShifts(page)
      expect
        .soft(
          shifts.filter(({ value }) => value > UNSEEN),
          path,
        )
        .toEqual([])
      // At its end the page lies below the question of consent.
      await page.evaluate(() => scrollTo(0, 0))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await violations(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
  })
}
