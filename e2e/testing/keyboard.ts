import type { Locator, Page } from '@playwright/test'

import { expect } from './site.ts'

const FURTHEST = 90

/** Walks with the Tab key until the control has the focus, and fails when it can't be reached that way. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let step = 0; step < FURTHEST; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(control)} can’t be reached within ${FURTHEST} presses of the Tab key`)
}

/** A card's link shows its focus around the whole card. */
const hasFocusRing = (element: Element) =>
  [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none')

/** Walks there, sees that the focus can be seen, and presses Enter. */
export async function press(page: Page, control: Locator) {
  await tabTo(page, control)
  await expect.poll(() => control.evaluate(hasFocusRing), 'the focus can be seen').toBe(true)
  await page.keyboard.press('Enter')
}

export async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}
