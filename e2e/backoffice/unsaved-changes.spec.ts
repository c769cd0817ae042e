import type { Page } from '@playwright/test'

import { headingOf, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
/** Goes back as its button does; unlike Playwright's own, it doesn't wait for what may be held. */
const goBack = (page: Page) => page.evaluate(() => history.back())
const note = (page: Page) => page.getByLabel('Note', { exact: true })
const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name })

test('a typed note holds links, back and the palette; who leaves gets to where they wanted', async ({
  page,
}) => {
  await openAs(page, 'admin@example.com', '/backoffice/orders')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(headingOf(page)).toHaveText(/^Order NK-/)
  const order = page.url()
  await note(page).fill('Call before delivery.')

  await area(page, 'Reviews').click()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(note(page)).toHaveValue('Call before delivery.')
  expect(page.url()).toBe(order)

  await goBack(page)
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(page.url()).toBe(order)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('reviews')
  await page.keyboard.press('Enter')
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(headingOf(page)).toHaveText('Reviews')
  await page.goBack()
  await expect(headingOf(page)).toHaveText(/^Order NK-/)
  await expect(note(page)).toHaveValue('')
})

test('going back is done by who leaves, the tab asks by the browser, and a saved note holds nothing', async ({
  page,
}) => {
  await openAs(page, 'admin@example.com', '/backoffice/orders')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await note(page).fill('Call before delivery.')
  await goBack(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(headingOf(page)).toHaveText('Orders')

  await page.goForward()
  await note(page).fill('Ring twice.')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').getByText('Ring twice.')).toBeVisible()
  await area(page, 'Reviews').click()
  await expect(headingOf(page)).toHaveText('Reviews')
})
