import { expect, type Page } from '@playwright/test'

import { open } from '../testing/open.ts'

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const only = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText([name])

/** The shell's chunk for navigation has come: from then on it is the shell that scrolls. */
export const whenGuided = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** Opens a page by its address, and waits until it answers and the shell leads from page to page. */
export async function openGuided(page: Page, address: string, name: string) {
  await open(page, address)
  await only(page, name)
  await whenGuided(page)
}
