import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone each chapter of the manual has a picture of the same size', async ({ page }) => {
  await open(page, '/user-manual')
  const chapters = page.getByRole('main').getByRole('navigation', { name: 'Chapters' })
  const pictures = await chapters.locator('li > div > span').all()
  expect(pictures).toHaveLength(15)
  for (const picture of pictures) expect((await picture.boundingBox())?.width).toBe(96)
})

test('on a phone the ways to the neighbouring chapters have arrows', async ({ page }) => {
  await open(page, '/user-manual/brakes')
  const turns = page.getByRole('navigation', { name: 'Previous and next chapter' })
  for (const arrow of await turns.locator('svg').all()) await expect(arrow).toBeVisible()
  await expect(turns.locator('svg')).toHaveCount(2)
})
