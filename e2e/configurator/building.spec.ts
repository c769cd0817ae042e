import { expect, test } from '../testing/site.ts'
import { open, price, tab } from './builder.ts'

test('the first view is there without scripts and without 3D: poster, price, sizes', async ({ site }) => {
  const html = await (await fetch(`${site.address}/configurator/nireeka-prime`)).text()
  expect(html).toContain('/pictures/bikes/nireeka-prime-pine-front34')
  expect(html).toContain('$4,490')
  expect(html).toMatch(/Riders 166–179 cm/)
})

test('a build is in the address: it survives a reload and can be sent to somebody', async ({
  page,
  browser,
  site,
}) => {
  await open(page, '/configurator/nireeka-prime?size=13&color=5&step=components')
  await page.getByRole('radio', { name: /^Belt drive/ }).click()
  await tab(page, 'Accessories').click()
  await page.getByRole('checkbox', { name: /^Rear rack/ }).click()
  await expect(price(page)).toContainText('$5,559')
  const address = page.url()
  await page.reload()
  await expect(price(page)).toContainText('$5,559')
  await expect(page.getByRole('checkbox', { name: /^Rear rack/ })).toBeChecked()

  const other = await browser.newContext({ baseURL: site.address })
  const friend = await other.newPage()
  await friend.goto(address)
  await expect(price(friend)).toContainText('$5,559')
  await expect(tab(friend, 'Colour')).toContainText('Midnight Pearl')
  await other.close()
})

test('what was chosen is undone and done again, and starting over asks first', async ({ page }) => {
  await open(page, '/configurator/nireeka-prime?size=12&step=components')
  await page.getByRole('radio', { name: /^Carbon rims/ }).click()
  await page.getByRole('radio', { name: /^Carbon bar/ }).click()
  await expect(price(page)).toContainText('$5,699')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price(page)).toContainText('$5,480')
  await page.keyboard.press('Control+z')
  await expect(price(page)).toContainText('$4,490')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(price(page)).toContainText('$5,699')

  const startOver = page.getByRole('main').getByRole('button', { name: 'Start over' })
  await startOver.click()
  await page.getByRole('button', { name: 'Keep my choices' }).click()
  await expect(price(page)).toContainText('$5,699')
  await startOver.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await expect(price(page)).toContainText('$4,490')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price(page)).toContainText('$5,699')
})

test('a part that is gone is told, and its default is there again', async ({ page }) => {
  await page.goto('/configurator/nireeka-prime?build=1-c-3--2x.zzz&step=upgrades')
  await expect(page.getByRole('main')).toContainText(/no longer|any more/)
  await expect(page.getByRole('radio', { name: /^1000 W/ })).toBeChecked()
})

test.describe('with failing calls', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('colours that can’t be loaded leave none, and a failed date says so; both come with Try again', async ({
    page,
  }) => {
    await page.route('**/api/configurator/colors/available/**', (route) => route.fulfill({ status: 500 }))
    await open(page, '/configurator/nireeka-prime?step=size')
    await page.getByRole('radio', { name: /^M/ }).click()
    await tab(page, 'Colour').click()
    await expect(page.getByText('The colours could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /colour/i })
        .first(),
    ).toBeVisible()

    await page.unroute('**/api/configurator/colors/available/**')
    await page.route('**/api/configurator/colors/get-date/**', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('radio', { name: /^Graphite/ })).toBeChecked()
    await expect(page.getByText('The delivery date could not be loaded').first()).toBeVisible()
    await page.unroute('**/api/configurator/colors/get-date/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(price(page)).toContainText('Arrives')
  })
})
