import { openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

// Reduced motion, so that the menu is there without fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BUILT = '/configurator/nireeka-prime?build=1-c-5--2x.dz&step=summary'

test('a member renames a saved build on its card and puts it into the cart', async ({ page, site }) => {
  await openAs(page, await newMember(site.address), BUILT)
  await page.getByRole('button', { name: 'Save this bike' }).click()
  await expect(page.getByRole('link', { name: 'Your saved builds' })).toBeVisible()
  await page.goto('/dashboard/builds')

  const more = page.getByRole('button', { name: 'More for the saved Nireeka Prime' })
  await expect(more).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await more.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(name).toBeFocused()
  await name.fill('For the forest')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('link', { name: 'For the forest', exact: true })).toBeFocused()

  await page.getByRole('button', { name: /^Add to cart ?: For the forest$/ }).click()
  await expect(page.getByRole('button', { name: /^Cart, 1/ })).toBeVisible()
  await page.goto('/shop/cart')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nireeka Prime' })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Midnight Pearl')
  await expect(line).toContainText('$5,590')
})

test('the menu of a saved build is reached, walked and left by keyboard', async ({ page }) => {
  await openAs(page, 'anna@example.com', '/dashboard/builds')
  const more = page.getByRole('button', { name: 'More for the saved For the office' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  for (const item of await page.getByRole('menuitem').all()) {
    const box = await item.boundingBox()
    expect(box?.height, 'a finger can hit it').toBeGreaterThanOrEqual(44)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(more).toBeFocused()
})
