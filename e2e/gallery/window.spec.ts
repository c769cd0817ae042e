import { violations } from '../testing/violations.ts'
import { expect, test } from './open-sheet.ts'

test('the gallery’s own window can be used by everybody', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.goto(`/?show=button/button&theme=${theme}`)
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Tones' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test('a component is found by its name, and its address can be sent to somebody', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('stepper')
  await page.getByRole('link', { name: 'Quantity stepper' }).click()
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('390', { exact: true }).click()
  await expect(page).toHaveURL('/?show=form/quantity-stepper&theme=dark&width=390')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quantity stepper')
  const sheet = page.frameLocator('iframe')
  await expect(sheet.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => sheet.locator('html').evaluate(() => innerWidth)).toBe(390)
})
