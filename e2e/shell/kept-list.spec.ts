import { headingOf } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { nav, only, openWithNavigation } from './navigation.ts'

test('a list comes back as it was left, with its title and the focus on its heading', async ({ page }) => {
  await openWithNavigation(page, '/configurator', 'E-bikes')
  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await only(page, 'Accessories')
  const colours = page.getByRole('list', { name: 'Colours of the City helmet with light' })
  const graphite = colours.getByRole('link', { name: 'Graphite' })
  await graphite.click()
  await expect(graphite).toHaveAttribute('aria-current', 'true')

  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await only(page, 'E-bikes')
  await expect(colours).toHaveCount(0)

  await nav(page).getByRole('link', { name: 'Accessories' }).click()
  await only(page, 'Accessories')
  await expect(graphite).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveTitle('Accessories · Nireeka')
  await expect(headingOf(page)).toBeFocused()

  // It answers as before.
  await colours.getByRole('link', { name: 'Pine' }).click()
  await expect(graphite).not.toHaveAttribute('aria-current', 'true')
})

test('a press on its link lays a kept list out, unseen, and a click shows these elements', async ({
  page,
}) => {
  await openWithNavigation(page, '/configurator', 'E-bikes')
  const accessories = nav(page).getByRole('link', { name: 'Accessories' })
  await accessories.click()
  await only(page, 'Accessories')
  const first = page.getByRole('main').locator('li h2').first()
  await first.evaluate((element) => element.setAttribute('data-first', ''))
  await nav(page).getByRole('link', { name: 'E-Bikes' }).click()
  await only(page, 'E-bikes')

  const kept = page.locator('[data-first]')
  await accessories.hover()
  await page.mouse.down()
  await expect(kept).toHaveCount(1)
  const heights = await page.locator('[data-ahead]').evaluate((root: HTMLElement) => {
    const site = document.documentElement
    const beside = site.scrollHeight
    root.hidden = true
    const alone = site.scrollHeight
    root.hidden = false
    return { beside, alone }
  })
  expect(heights.beside, 'the page stays as long as it is').toBe(heights.alone)
  expect(await kept.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-bikes')
  await expect(page).toHaveTitle('E-bikes · Nireeka')

  // Who moves away before the release stays on the page, and the list leaves the document.
  await page.mouse.move(640, 500)
  await page.mouse.up()
  await expect(kept).toHaveCount(0)
  await only(page, 'E-bikes')

  await accessories.click()
  await only(page, 'Accessories')
  await expect(kept).toBeVisible()
})
