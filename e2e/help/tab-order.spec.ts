import type { Page } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { open } from '../testing/open.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { expect, test } from '../testing/site.ts'

test.beforeEach(({ page }) => answerConsentByBrowser(page))

/**
 * Returns the links and buttons of the page's content that Tab reaches too late: each stands above the one before it,
 * and not to its right, where another column may begin.
 */
const outOfOrder = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href], button, input, select, summary')
    .evaluateAll((elements) => {
      const shown = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }))
      return shown.flatMap((element, index) => {
        const [now, before] = [element, shown[index - 1] ?? element].map((it) => it.getBoundingClientRect())
        const isAbove = now!.bottom <= before!.top
        return isAbove && now!.left < before!.right ? [element.textContent] : []
      })
    })

const PAGES = [
  ['the help centre', '/help-center'],
  ['the articles about one bike', '/help-center?bike=nyx'],
  ['a search', '/help-center/search?q=belt'],
  ['the troubleshooter', '/help-center/diagnosis'],
  ['the first question of a guide', '/help-center/diagnosis/e15'],
  ['an outcome', '/help-center/diagnosis/e15?steps=2'],
] as const

for (const width of [390, 1440])
  for (const [name, path] of PAGES)
    test(`at ${width} px Tab goes through ${name} as it is read`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await requestsSettled(page)
      expect(await outOfOrder(page)).toEqual([])
    })
