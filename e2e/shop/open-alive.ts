import type { Page } from '@playwright/test'

import { headingOf, whenAlive, whenIdle } from '../first-view/alive.ts'

export const LIST = '/shop/accessories'

/** Goes there, and waits until the page answers and nothing is under way. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path)
  await whenAlive(headingOf(page))
  await whenIdle(page)
}
