import { open, whenHydrated, whenIdle } from '../testing/open.ts'
import { PHONE } from '../every-page/check-page.ts'
import { expect, test } from '../testing/site.ts'

test('what is below the hero comes alive: a bike in another colour, the dealers of another country', async ({
  page,
}) => {
  await open(page, '/')
  const colours = page.getByRole('list', { name: 'Colours of the Nireeka Nyx' })
  const copper = colours.getByRole('link', { name: 'Copper Pearl' })
  await copper.scrollIntoViewIfNeeded()
  await whenHydrated(copper)
  await copper.click()
  await expect(page.getByRole('img', { name: 'Nireeka Nyx, Copper Pearl' })).toBeVisible()

  const country = page.getByLabel('Your country')
  await country.scrollIntoViewIfNeeded()
  await whenHydrated(country)
  await country.selectOption('Germany')
  const dealers = page.getByRole('list', { name: 'Dealers for Germany' })
  await expect(dealers.getByText('Berlin', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Nireeka Nyx', exact: true }).first().click()
  await expect(page).toHaveURL(/\/configurator\/nyx\?color=6$/)
})

test('a phone loads the hero alone; further down, the next bike is seen to begin beside the first', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const files: string[] = []
  page.on('request', (request) => {
    if (/\.(avif|webp)$/.test(request.url())) files.push(new URL(request.url()).pathname)
  })
  await open(page, '/')
  await whenIdle(page)
  expect(files).toEqual([expect.stringContaining('/pictures/hero')])

  const [first, second] = await Promise.all(
    ['Prime', 'Homie'].map(async (name) => {
      const colours = page.getByRole('list', { name: `Colours of the Nireeka ${name}` })
      await colours.scrollIntoViewIfNeeded()
      return page.getByRole('listitem').filter({ has: colours }).boundingBox()
    }),
  )
  expect(first!.x + first!.width).toBeLessThan(PHONE.width - 40)
  expect(second!.x).toBeLessThan(PHONE.width - 20)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and the country is a form', async ({ page }) => {
    await page.goto('/')
    for (const name of [
      'Choose where you start',
      'Ask someone who rides',
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
    const later = /home-later\..*\.js$/
    await page.route(later, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => later.test(request.url()))
    await open(page, '/')
    await failed
    await whenIdle(page)
    await page.getByRole('link', { name: 'All dealers' }).click()
    await expect(page).toHaveURL(/\/dealers$/)
  })
})
