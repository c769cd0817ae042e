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
    await page.locator('#dealer-9 summary').click()
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Tuesday to Saturday 10 to 19' }),
    ).toBeVisible()
  })

  test('one reads the manual chapter by chapter, and its search asks the server', async ({ page }) => {
    await page.goto('/user-manual?bike=nyx')
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Suspension' }).click()
    await expect(page.getByRole('heading', { name: 'Rigid fork' })).toBeVisible()
    await page.getByRole('link', { name: 'Tyres and pressure' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyres and pressure')
    await page.getByRole('link', { name: 'User manual' }).first().click()
    await page.getByLabel('Search this manual').fill('blinks')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 section with “blinks”')).toBeVisible()
    expect(page.url()).toContain('bike=nyx')
  })
})

test('About us begins with people riding, then shows numbers, people and a timeline; the badge leads to its issuer', async ({
  page,
}) => {
  await open(page, '/about-us')
  await expect(page.getByRole('img', { name: /^Drawing of two people riding/ })).toBeInViewport()
  await expect(page.getByRole('definition').first()).toHaveText('3')
  await expect(page.getByRole('heading', { level: 3, name: 'Ada Steward' })).toBeVisible()
  await expect(page.getByText('2021', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Safe shop 2022, Open Trade Institute' }).click()
  await expect(page.getByRole('heading', { name: 'An independently tested shop' })).toBeInViewport()
})

test('an answer leads on to the page it is about, and a person can be called', async ({ page }) => {
  await open(page, '/faq#where-is-my-order')
  await expect(page.getByRole('link', { name: 'Orders', exact: true }).first()).toHaveAttribute(
    'href',
    '/dashboard/orders',
  )
  await page
    .getByRole('navigation', { name: 'Jump to a topic' })
    .getByRole('link', { name: 'Ask a person' })
    .click()
  await expect(page.getByRole('link', { name: '+1 555-0100' })).toBeInViewport()
})

test('one subscribes to the newsletter on its page, where an issue is shown', async ({ page }) => {
  await open(page, '/newsletter')
  const form = page.getByRole('form', { name: 'Subscribe' })
  await form.getByLabel('Your email').fill('nora@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you! We’ve sent you an email')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sample issue' })).toBeVisible()
})

test('the warranty’s summary leads to its table, and a claim begins at the heading', async ({ page }) => {
  await open(page, '/warranty')
  await page.getByRole('region', { name: 'In short' }).getByRole('link', { name: 'How long' }).click()
  await expect(page.getByRole('row', { name: /^Battery 2 years or 300 charge cycles/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Start a claim' })).toHaveAttribute(
    'href',
    '/dashboard/support/new?subject=Warranty+claim',
  )
})

test('returns begin at the orders, and their steps stand in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/rrpolicy')
  const tops = await page
    .getByRole('listitem')
    .filter({ hasText: /^[1-4]\. / })
    .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)))
  expect(tops).toEqual(Array(4).fill(tops[0]))
  await expect(page.getByRole('link', { name: 'Start a return' })).toHaveAttribute(
    'href',
    '/dashboard/orders',
  )
})

test('a dealer takes two lines, which say whether it is open; the map stays beside the list', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dealers')
  const row = page.locator('#dealer-6 summary')
  await expect(row).toContainText('Open now · closes at 19:00')
  await expect(page.locator('#dealer-2 summary')).toContainText('Opens today at 10:00')
  expect((await row.boundingBox())?.height).toBeLessThan(110)
  await expect(page.getByText('Monday to Friday 10 to 19')).toBeHidden()
  await expect(page.locator('#dealer-6')).toContainText('Berlin, Germany')
  await expect(page.getByRole('link', { name: 'Book a test ride at Spree Antrieb, by email' })).toBeVisible()
  await row.click()
  await expect(page.getByText('Monday to Friday 10 to 19')).toBeVisible()
  await page.locator('#dealer-4').scrollIntoViewIfNeeded()
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  await expect(map).toBeInViewport({ ratio: 1 })
  expect((await map.boundingBox())?.height).toBeGreaterThan(500)
})

test('on a phone the map begins with the visitor’s own region, and its marks can be told apart', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/Madrid',
  })
  const page = await context.newPage()
  await open(page, '/dealers')
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  await expect(map.getByRole('button', { name: 'Docklands E-Bikes, London' })).toBeVisible()
  expect((await map.boundingBox())?.height).toBeGreaterThan(250)
  await expect(map.getByRole('button', { name: /Sydney/ })).toHaveCount(0)
  await context.close()
})

test('the next step and the way stand in the same place for every dealer', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/dealers')
    for (const name of [/^(Book a test ride|Call|Email) /, /^Get directions to /]) {
      const links = page.getByRole('listitem').getByRole('link', { name })
      const places = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
      expect(places).toHaveLength(14)
      expect(new Set(places).size).toBe(1)
    }
    const card = page.locator('#dealer-6')
    const [name, step] = [card.getByRole('heading'), card.getByRole('link', { name: /^Book a test ride/ })]
    expect((await step.boundingBox())?.x).toBeCloseTo((await name.boundingBox())?.x ?? 0, 0)
  }
})

for (const address of [
  '/user-manual/service-plan?bike=nireeka-homie#torques',
  // As links were while the manual was one page.
  '/user-manual?bike=nireeka-homie#torques',
]) {
  test(`a link into the manual leads to its section: ${address}`, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'Torques' })).toBeInViewport()
    await expect(page).toHaveURL('/user-manual/service-plan?bike=nireeka-homie#torques')
  })
}

test('all chapters are printed from one page', async ({ page }) => {
  await open(page, '/user-manual/brakes?bike=nyx')
  await page.getByRole('link', { name: 'Print the manual' }).click()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Rigid fork' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
})

test.describe('with a location', () => {
  test.use({ geolocation: { latitude: -33.9, longitude: 151.2 }, permissions: ['geolocation'] })

  test('the nearest dealer comes first, on the map and in the list; the own location goes nowhere', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(page, '/dealers')
    const first = page.getByRole('heading', { level: 3 }).first()

    await test.step('near a town, which the map shows, too', async () => {
      await page.getByLabel('Near which town?').fill('Munich')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Nearest to Munich, Germany' })).toBeVisible()
      await expect(first).toHaveText('Isar Rad')
      const map = page.getByRole('region', { name: 'Map of the dealers' })
      await map.getByRole('button', { name: 'Limmat Velo, Zurich' }).click()
      await expect(page.locator('#dealer-12')).toBeFocused()
      await expect(page.getByRole('link', { name: 'Get directions to Limmat Velo' })).toBeVisible()
    })

    await test.step('near oneself', async () => {
      await page.getByRole('button', { name: 'Use my location' }).click()
      await expect(first).toHaveText('Harbour Volt')
      expect(asked.filter((request) => /33\.9|151\.2/.test(request))).toEqual([])
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('151')
    })
  })
})
