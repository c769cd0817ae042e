import type { Page } from '@playwright/test'

import { headingOf, whenAlive } from '../testing/open.ts'

export const price = (page: Page) => page.getByRole('button', { name: /^What the price is made of/ })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** A page of the configurator, when it can be used. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await whenAlive(headingOf(page))
}
