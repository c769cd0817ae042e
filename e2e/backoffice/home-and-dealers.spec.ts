import type { Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The preview runs no scripts, and the browser says so.
  expectedErrors: [/^Blocked script execution in .*[?]preview=/],
})

const QUOTES = 'What riders say about us'
const PHONE = '+41 44 5550999'

async function save(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
}

/** Opens the preview; returns the page in it. */
async function preview(page: Page) {
  await page.getByRole('button', { name: 'Preview' }).click()
  return page.getByTitle('The page on a desktop').contentFrame()
}

async function publish(page: Page, version: number) {
  await page.getByRole('button', { name: `Publish version ${version}` }).click()
  await expect(page.getByText(`Version ${version} is live. It is the latest.`)).toBeVisible()
}

test('an admin hides a section of the home page and changes a dealer’s phone number; pages without scripts follow', async ({
  page,
  site,
}) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  const guest = (path: string) => async () => (await fetch(`${site.address}${path}`)).text()
  const [home, dealers] = [guest('/'), guest('/dealers')]
  expect(await home()).toContain(QUOTES)

  await open(page, '/backoffice/content/home-section/order')
  const quotes = page.getByRole('checkbox', { name: 'What riders say' })
  await quotes.uncheck()
  await save(page)
  const drafted = await preview(page)
  await expect(drafted.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  await expect(drafted.getByRole('heading', { name: QUOTES })).toHaveCount(0)
  expect(await home()).toContain(QUOTES)
  await page.keyboard.press('Escape')
  await publish(page, 2)
  await expect.poll(home).not.toContain(QUOTES)
  await quotes.check()
  await save(page)
  await publish(page, 3)
  await expect.poll(home).toContain(QUOTES)

  await open(page, '/backoffice/content/dealer/12')
  await page.getByRole('textbox', { name: 'Phone' }).fill(PHONE)
  await save(page)
  const list = await preview(page)
  await list.locator('#dealer-12 summary').click()
  await expect(list.getByRole('link', { name: PHONE })).toBeVisible()
  expect(await dealers()).not.toContain(PHONE)
  // The frame has the focus, and no scripts that would hand a key to the page around it.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await publish(page, 2)
  await expect.poll(dealers).toContain(PHONE)
})
