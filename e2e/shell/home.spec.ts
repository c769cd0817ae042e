import { expect, logIn, test } from '../testing/site.ts'

test('a colour shows the bike in it, and the bike’s page opens with it', async ({ page }) => {
  await page.goto('/')
  const colours = page.getByRole('list', { name: 'Colours of the Nireeka Nyx' })
  await colours.scrollIntoViewIfNeeded()
  await expect(async () => {
    await colours.getByRole('link', { name: 'Copper Pearl' }).click()
    await expect(page.getByRole('img', { name: 'Nireeka Nyx, Copper Pearl' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: 'Nireeka Nyx', exact: true }).first().click()
  await expect(page).toHaveURL(/\/configurator\/nyx\?color=6$/)
})

test('a member reads key figures in their own unit', async ({ page }) => {
  await page.goto('/login?continue=/')
  await logIn(page, 'ben@example.com')
  await expect(page.getByRole('heading', { level: 1, name: 'Build the bike you would draw' })).toBeVisible()
  await expect(page.getByText('65 mi', { exact: true })).toBeVisible()
})

test('another country shows its dealers', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Your country').selectOption('Germany')
  const dealers = page.getByRole('list', { name: 'Dealers for Germany' })
  await expect(dealers.getByText(/, Germany$/).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and the country is a form', async ({ page }) => {
    await page.goto('/')
    for (const name of [
      'Choose where you start',
      'Ask somebody who rides',
      'Sit on one first',
      'Good to know',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByLabel('Your country').selectOption('Germany')
    await page.getByRole('button', { name: 'Show dealers' }).click()
    await expect(page).toHaveURL(/\?id_country=80$/)
    await expect(page.getByRole('list', { name: 'Dealers for Germany' })).toBeVisible()
    await page.getByRole('link', { name: 'Signal Red' }).first().click()
    await expect(page).toHaveURL(/\/configurator\/nireeka-prime\?color=4$/)
  })
})

test.describe('a chunk that doesn’t come', () => {
  test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) })

  test('what is below the hero keeps its HTML when its code doesn’t come', async ({ page }) => {
    await page.route(/home-later\..*\.js$/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'All dealers' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'All dealers' }).click()
    await expect(page).toHaveURL(/\/dealers$/)
  })
})
