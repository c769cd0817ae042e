import { expect, type Page } from '@playwright/test'

import { headingOf, whenAlive } from '../testing/open.ts'

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const only = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText([name])

/** What comes when the page is alive has come: from then on it is us who scroll. */
export const whenGuided = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** Opens a page by its address and waits until it answers. */
export async function open(page: Page, path: string, name: string) {
  await page.goto(path)
  await only(page, name)
  await whenAlive(headingOf(page))
  await whenGuided(page)
}
