import type { Page } from '@playwright/test'

import { headingOf, whenIdle } from '../testing/open.ts'
import { expect } from '../testing/site.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

const softly = expect.configure({ soft: true })

export async function expectNoViolations(page: Page) {
  expect.soft(await violationsInBothThemes(page), new URL(page.url()).pathname).toEqual([])
}

/** Expects the given heading on the page; if it is null, any heading. */
export async function expectHeading(page: Page, heading: string | null) {
  if (heading === null) await expect(headingOf(page)).toBeVisible()
  else await expect(headingOf(page)).toHaveText(heading)
}

async function expectNoSidewaysScrolling(page: Page) {
  const overflow = () => sidewaysOverflow(page)
  const { width } = page.viewportSize()!
  await softly.poll(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
}

/**
 * Checks a page opened at phone size: it doesn't scroll sideways on a phone or a desktop, and axe finds nothing.
 * Leaves the desktop size.
 */
export async function checkPage(page: Page) {
  // Content requested after the heading is shown belongs to the layout, too.
  await requestsSettled(page)
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize(DESKTOP)
  await whenIdle(page)
  await expectNoSidewaysScrolling(page)
  await expectNoViolations(page)
}
