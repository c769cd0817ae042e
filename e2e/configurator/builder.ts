import type { Page } from '@playwright/test'

import { expect } from '../testing/site.ts'

export const price = (page: Page) => page.getByRole('button', { name: /^Show price breakdown/ })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
/** Opens the cart's drawer from the header, once there is something in the cart. */
export const openDrawer = (page: Page) => page.getByRole('button', { name: /^Cart, [1-9]/ }).click()

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Chooses a command of the builder's menu, and waits until the menu is gone: while it closes, it takes no other choice. */
export async function command(page: Page, name: string) {
  await page.getByRole('button', { name: 'More for this build' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}
