import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('dealers are listed and filtered by the address', async ({ page }) => {
    await page.goto('/dealers?country=DE&service=test_ride')
    await expect(page.getByRole('heading', { name: 'Spree Antrieb' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rive Électrique' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden()
    await page.getByLabel('Country').selectOption('')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { name: 'Rive Électrique' })).toBeVisible()
  })

  test('the manual stands whole, and its search asks the server', async ({ page }) => {
    await page.goto('/user-manual?bike=nyx')
    await expect(page.getByRole('heading', { name: 'Rigid fork' })).toBeVisible()
    await page.getByLabel('Search this manual').fill('blinks')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 section with “blinks”')).toBeVisible()
    expect(page.url()).toContain('bike=nyx')
  })
})

test('a link into the manual leads to its section', async ({ page }) => {
  await page.goto('/user-manual?bike=nireeka-homie#torques')
  await expect(page.getByRole('heading', { name: 'Torques' })).toBeInViewport()
})

test('near a town the nearest dealer comes first, on the map and in the list', async ({ page }) => {
  await open(page, '/dealers')
  await page.getByLabel('Near which town?').fill('Munich')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nearest to Munich, Germany' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Isar Rad')
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  await map.getByRole('button', { name: 'Europe' }).click()
  await map.getByRole('button', { name: 'Spree Antrieb, Berlin' }).click()
  await expect(page.locator('#dealer-6')).toBeFocused()
})

test.describe('with a location', () => {
  test.use({ geolocation: { latitude: -33.9, longitude: 151.2 }, permissions: ['geolocation'] })

  test('the own location sorts the list, and goes nowhere', async ({ page }) => {
    const asked: string[] = []
    await page.goto('/dealers')
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Harbour Volt')
    expect(asked.filter((request) => /33\.9|151\.2/.test(request))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('151')
  })
})

test.describe('the check of a serial number', () => {
  // A number in a wrong form and an unknown one are answers that the browser writes to its console.
  test.use({ expectedErrors: async ({}, use) => use([/404|422/]) })

  test('says what is wrong beside the field, and what is not known', async ({ page }) => {
    await open(page, '/warranty')
    await page.getByLabel('Serial number').fill('12345')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('alert')).toHaveText('A serial number looks like this: NKP-24-004217.')
    await page.getByLabel('Serial number').fill('nkn-24-999999')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(
      page.getByRole('heading', { name: 'We have not given the number NKN-24-999999 to a bike' }),
    ).toBeVisible()
  })
})
