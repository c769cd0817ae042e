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
