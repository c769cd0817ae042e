import type { Page } from '@playwright/test'

import { expect, test } from '../testing/site.ts'
import { headingOf, open, openAs, whenHydrated } from '../testing/open.ts'
import { isSameDocument, markDocument } from '../testing/hold.ts'

const only = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([name])
  await whenHydrated(headingOf(page))
}
const click = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first().click()

async function begin(page: Page, path: string, name: string) {
  await open(page, path)
  await only(page, name)
  await markDocument(page)
}

test('within a remote whose page came in the HTML: on, back and forward', async ({ page }) => {
  await begin(page, '/shop/accessories', 'Accessories')
  await click(page, 'City helmet with light')
  await only(page, 'City helmet with light')
  await page.goBack()
  await only(page, 'Accessories')
  await page.goForward()
  await only(page, 'City helmet with light')
  expect(await isSameDocument(page)).toBe(true)
})

test('within a remote that was entered from a page of the shell’s: on, back and forward', async ({
  page,
}) => {
  await begin(page, '/', 'Build the bike you’d draw')
  await click(page, 'Shop accessories')
  await only(page, 'Accessories')
  await click(page, 'City helmet with light')
  await only(page, 'City helmet with light')
  await page.goBack()
  await only(page, 'Accessories')
  await page.goBack()
  await only(page, 'Build the bike you’d draw')
  await page.goForward()
  await only(page, 'Accessories')
  expect(await isSameDocument(page)).toBe(true)
})

test('from remote to remote and back: on, back and forward', async ({ page }) => {
  await begin(page, '/configurator', 'E-bikes')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Spare parts' }).click()
  await only(page, 'Spare parts')
  await nav.getByRole('link', { name: 'E-Bikes' }).click()
  await only(page, 'E-bikes')
  await click(page, 'Build the Nireeka Nyx')
  await only(page, 'Nireeka Nyx')
  await page.goBack()
  await page.goBack()
  await only(page, 'Spare parts')
  await page.goForward()
  await only(page, 'E-bikes')
  expect(await isSameDocument(page)).toBe(true)
})

test('within a member’s remote, which the server leaves to the browser', async ({ page }) => {
  await openAs(page, 'anna@example.com')
  await begin(page, '/dashboard', 'Dashboard')
  await click(page, 'Orders')
  await only(page, 'Orders')
  await page.goBack()
  await only(page, 'Dashboard')
  expect(await isSameDocument(page)).toBe(true)
})
