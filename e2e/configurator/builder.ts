import type { Page } from '@playwright/test'

export const price = (page: Page) => page.getByRole('button', { name: /^What the price is made of/ })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Chooses a command of the builder's menu. */
export async function command(page: Page, name: string) {
  await page.getByRole('button', { name: 'More for this build' }).click()
  await page.getByRole('menuitem', { name }).click()
}
