import type { Locator, Page } from '@playwright/test'

import { expect } from './site.ts'

/**
 * Twice the stops of the longest page: a toast that ends while it is focused gives the focus back to the element before
 * it, from where the way begins again.
 */
const FURTHEST = 150

/** Presses Tab until the control is focused; fails if it can't be reached. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let step = 0; step < FURTHEST; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(control)} can’t be reached within ${FURTHEST} presses of the Tab key`)
}

/** Returns whether an element, or the card around its link, has a focus ring. */
const hasFocusRing = (element: Element) =>
  [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none')

/** Tabs to a control, expects a visible focus ring, and presses Enter. */
export async function press(page: Page, control: Locator) {
  await tabTo(page, control)
  await expect.poll(() => control.evaluate(hasFocusRing), 'the focus can be seen').toBe(true)
  await page.keyboard.press('Enter')
}

export async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Searches a list of the back office by its key. The list has to be there: a key pressed before that is lost. */
export async function searchList(page: Page, text: string) {
  const search = page.getByRole('main').locator('input[type="search"]')
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(text)
}
