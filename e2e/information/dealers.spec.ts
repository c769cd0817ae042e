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
})

test('a dealer’s row says whether it is open and what it offers', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dealers')
  const row = page.locator('#dealer-6 summary')
  await expect(row).toContainText('Open now until 19:00')
  await expect(page.locator('#dealer-2 summary')).toContainText('Opens today at 10:00')
  expect((await page.locator('#dealer-6').boundingBox())?.height).toBeLessThan(80)
  await expect(row).toContainText('Test rides · Service · Recycling')
  await expect(page.getByText('Monday to Friday 10 to 19')).toBeHidden()
  await row.click()
  await expect(page.getByText('Berlin, Germany')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a test ride at Spree Antrieb, by email' })).toBeVisible()
  await expect(page.getByText('Monday to Friday 10 to 19')).toBeVisible()
})

test('one map for a list that is higher than the window stays beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, '/dealers')
  await page.getByLabel('Near which town?').fill('Munich')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Nearest to/ })).toBeVisible()
  await page.locator('#dealer-13').scrollIntoViewIfNeeded()
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  await expect(map).toBeInViewport({ ratio: 1 })
  expect((await map.boundingBox())?.height).toBeGreaterThan(500)
})

test('with all chosen the map holds every dealer, and a region’s choice shows the region', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/dealers')
    const marks = page.getByRole('list', { name: 'Dealers on the map' }).getByRole('button')
    await expect(marks.first()).toBeVisible()
    const held = await marks.evaluateAll((all) =>
      all.map((mark) =>
        Number(/^(\d+) dealers near/.exec(mark.lastElementChild?.textContent ?? '')?.[1] ?? 1),
      ),
    )
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(14)
    // In a view of the world no country's name stands among those of the towns.
    await expect(page.getByText('Russia', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: /^Europe/ }).click()
    await expect(page.getByRole('button', { name: 'Docklands E-Bikes, London' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Sydney/ })).toHaveCount(0)
    const map = page.getByRole('region', { name: 'Map of the dealers' })
    await expect(map.getByText('Germany', { exact: true })).toBeVisible()
    expect((await map.boundingBox())?.height).toBeGreaterThan(250)
  }
})

test('on a phone the map begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dealers')
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  expect((await map.boundingBox())?.y).toBeLessThan(500)
})

for (const [time, state] of [
  ['12:00', 'Open'],
  ['03:00', 'Opens 10:00'],
] as const)
  test(`on a phone a dealer’s row says “${state}” at ${time} UTC`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-11-26T${time}:00Z`))
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/dealers')
    const line = page.locator('#dealer-6 summary').getByText(state, { exact: true })
    await expect(line.filter({ visible: true })).toHaveCount(1)
  })

for (const [width, town] of [
  [390, ''],
  [390, 'Munich'],
  [320, ''],
] as const)
  test(`at ${width} px${town && ' with distances'} each dealer’s second line has all of its services, in full and in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/dealers')
    if (town) {
      await page.getByLabel('Near which town?').fill(town)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: /^Nearest to/ })).toBeVisible()
    }
    const rows = page.locator('[id^="dealer-"] summary')
    const wide = await rows.evaluateAll(offers)
    expect(wide).toContain('Test rides · Service · Recycling')
    await page.setViewportSize({ width, height: 844 })
    expect(await rows.evaluateAll(offers)).toEqual(wide)
    expect(await rows.evaluateAll(faults)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

/** Returns what is readable of each row's last text, its services. */
const offers = (rows: Element[]) =>
  rows.map((row) => row.querySelector<HTMLElement>(':scope > span:last-of-type > span:last-child')?.innerText)

/** Returns the names of the rows that are higher than two lines, or have a text that is wider than its box. */
const faults = (rows: Element[]) =>
  rows
    .filter((row) => {
      const [first, last] = [row.querySelector('h3')!, row.querySelector(':scope > span:last-of-type')!]
      const isCut = [first, last].some((part) => part.scrollWidth > part.clientWidth)
      const isHigher = [first, last].some(
        (part) =>
          part.getBoundingClientRect().height > 2 * Number.parseFloat(getComputedStyle(part).fontSize),
      )
      return isCut || isHigher
    })
    .map((row) => row.textContent)

test('the way there stands in the same place for every dealer beside the lines of a wide row, and unfolds on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dealers')
  const links = page.getByRole('listitem').getByRole('link', { name: /^Directions to / })
  const places = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
  expect(places).toHaveLength(14)
  expect(new Set(places).size).toBe(1)
  const [row, way] = [page.locator('#dealer-6 summary'), links.nth(6)]
  const [rowBox, wayBox] = [(await row.boundingBox())!, (await way.boundingBox())!]
  expect(wayBox.height).toBeGreaterThanOrEqual(44)
  expect(wayBox.y).toBeGreaterThanOrEqual(rowBox.y)
  expect(wayBox.y + wayBox.height).toBeLessThanOrEqual(rowBox.y + rowBox.height)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(links).toHaveCount(0)
  await row.click()
  await expect(links).toHaveCount(1)
})

test('with all chosen each region has a map beside its dealers, all of whom stand by themselves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dealers')
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  await expect(map.getByRole('list')).toHaveCount(4)
  for (const name of ['Americas', 'Europe']) {
    const sheet = (await map.getByRole('figure', { name }).boundingBox())!
    const list = (await page.getByRole('main').getByRole('region', { name, exact: true }).boundingBox())!
    expect(Math.abs(sheet.y - list.y)).toBeLessThan(16)
    expect(Math.abs(sheet.height - list.height)).toBeLessThan(16)
  }
  await expect(page.getByRole('button', { name: 'Docklands E-Bikes, London' })).toContainText('9')
  for (const town of ['Munich', 'Innsbruck', 'San Francisco'])
    await expect(map.getByText(town, { exact: true })).toBeVisible()
})

test('on a phone a region’s map fills the width, and leads to the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dealers')
  const map = page.getByRole('region', { name: 'Map of the dealers' })
  const sheet = (name: string) => map.getByRole('figure', { name })
  const [all, first] = [await map.boundingBox(), await sheet('Americas').boundingBox()]
  expect(first?.width).toBeCloseTo(all!.width, 0)
  for (const town of ['San Francisco', 'New York', 'Toronto'])
    await expect(map.getByText(town, { exact: true })).toBeVisible()
  await sheet('Americas').getByRole('button', { name: 'Map: Europe' }).click()
  await expect(sheet('Europe')).toBeInViewport({ ratio: 0.9 })
  await expect(sheet('Americas')).not.toBeInViewport()
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
      await expect(page.getByRole('link', { name: 'Directions to Limmat Velo' })).toBeVisible()
    })

    await test.step('near oneself', async () => {
      await page.getByRole('button', { name: 'Use my location' }).click()
      await expect(first).toHaveText('Harbour Volt')
      expect(asked.filter((request) => /33\.9|151\.2/.test(request))).toEqual([])
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('151')
    })
  })
})
