import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { tab } from './builder.ts'

const PRIME = '/configurator/nireeka-prime'

test('the range is calculated below the builder, whose build stays', async ({ page }) => {
  await open(page, `${PRIME}?build=1-c-5`)
  const range = page.getByRole('region', { name: 'How far will it go?' })
  await range.scrollIntoViewIfNeeded()
  await expect(range.getByRole('button', { name: 'Calculate' })).toHaveCount(0)
  await expect(async () => {
    await range.getByLabel('Your weight').selectOption('95')
    await expect(range.getByRole('status')).toContainText('86 km', { timeout: 500 })
  }).toPass()
  await expect(tab(page, 'Colour')).toContainText('Midnight Pearl')
})

test('a link to a section leads to it on a phone, with the page or from another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${PRIME}#geometry`)
  const heading = page.getByRole('heading', { name: 'Geometry' })
  await expect(heading).toBeInViewport()
  await open(page, '/faq')
  await page.getByText('Which size fits me?').click()
  await page.getByRole('link', { name: 'Prime', exact: true }).click()
  await expect(page).toHaveURL(`${PRIME}#geometry`)
  await expect(heading).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be read to its end, and the range is calculated', async ({ page }) => {
    await page.goto(PRIME)
    for (const name of ['Geometry', 'Specification', 'Weight limits', 'Warranty', 'Reviews', 'Ride it first'])
      await expect(page.getByRole('region', { name })).toBeVisible()
    const range = page.getByRole('region', { name: 'How far will it go?' })
    await range.getByLabel('Your weight').selectOption('95')
    await range.getByLabel('Roads').selectOption('10')
    // Found by CSS, because role locators ignore noscript.
    await range.locator('noscript button').click()
    await expect(page.getByRole('region', { name: 'How far will it go?' }).getByRole('status')).toContainText(
      '61 km',
    )
  })
})
