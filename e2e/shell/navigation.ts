import { expect, type Page } from '@playwright/test'

import { open } from '../testing/open.ts'

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const only = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText([name])

/** Resolves when the shell's navigation controller is loaded. From then on the shell scrolls, not the browser. */
export const whenNavigationLoaded = (page: Page) =>
  page.waitForFunction(() => history.scrollRestoration === 'manual')

/** Opens a page by its address, and waits until it answers and the navigation controller is loaded. */
export async function openWithNavigation(page: Page, address: string, name: string) {
  await open(page, address)
  await only(page, name)
  await whenNavigationLoaded(page)
}
