import type { Page } from '@playwright/test'

import { DESKTOP, PHONE } from '../every-page/check-page.ts'
import { press, searchList, type } from '../testing/keyboard.ts'
import { headingOf, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectNoViolations(page: Page, where: string) {
  expect.soft(await violationsInBothThemes(page), where).toEqual([])
}

const expectNoSidewaysScrolling = (page: Page) =>
  expect.poll(() => sidewaysOverflow(page), 'no sideways scrolling').toBeLessThanOrEqual(0)

/** Returns what a guest reads of a page, as the server renders it. */
const guestReads = (address: string) => async () => {
  const answer = await fetch(address)
  return `${answer.status} ${await answer.text()}`
}

/** Opens the list and finds a product by its title. */
async function find(page: Page, title: string) {
  await openAs(page, 'admin@example.com', '/backoffice/products')
  await expect(headingOf(page)).toHaveText('Products')
  await searchList(page, title)
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
}

for (const [device, viewport, title, renamed] of [
  ['a desktop', DESKTOP, 'Wheel reflector set', 'Reflectors for both wheels'],
  ['a phone', PHONE, 'Floor pump with gauge', 'Floor pump, up to 11 bar'],
] as const) {
  test(`what an admin edits of a product is what a guest sees at once, on ${device}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await find(page, title)
    await expectNoViolations(page, 'the list')
    await expectNoSidewaysScrolling(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(headingOf(page)).toHaveText(title)
    await expectNoViolations(page, 'the product')
    await expectNoSidewaysScrolling(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const guest = guestReads(`${site.address}/shop/accessories/${id}`)

    await page.getByRole('textbox', { name: 'Title' }).fill(renamed)
    await press(page, page.getByRole('button', { name: 'Save' }))
    await expect(headingOf(page)).toHaveText(renamed)
    await expect.poll(guest).toContain(renamed)

    const price = region(page, 'Price and stock')
    await press(page, price.getByRole('button', { name: 'Change price' }))
    const dialog = page.getByRole('dialog', { name: 'Change price' })
    await expect(dialog).toBeVisible()
    await expectNoViolations(page, 'the new price')
    await type(page, 'New price in dollars', '77.50')
    await press(page, dialog.getByRole('button', { name: 'Change price' }))
    await expect(dialog).toHaveCount(0)
    await expect(price.getByRole('list', { name: 'Price history' })).toContainText('$77.50')
    await expect.poll(guest).toContain('$77.50')

    await press(page, price.getByRole('button', { name: 'Change price' }))
    await dialog.getByText('From a date').click()
    await type(page, 'New price in dollars', '66.50')
    await press(page, dialog.getByRole('button', { name: 'Plan price' }))
    await expect(dialog).toHaveCount(0)
    await expect(price.getByRole('list', { name: 'Planned prices' })).toContainText('$66.50 from')
    expect(await guest()).not.toContain('$66.50')

    await press(page, page.getByRole('button', { name: 'Unpublish' }))
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
    await expect.poll(guest).toMatch(/^404 /)
    await press(page, page.getByRole('button', { name: 'Publish' }))
    await expect.poll(guest).toMatch(/^200 /)
  })
}

test('unsaved changes hold the way out', async ({ page }) => {
  await find(page, 'Trailer coupling')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).fill('Gong')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gong')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(headingOf(page)).toHaveText('Orders')
})
