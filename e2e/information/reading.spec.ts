import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

for (const path of ['/terms', '/privacypolicy']) {
  test(`on a wide screen the list of the clauses stays beside the text: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    const list = page.getByRole('navigation', { name: 'On this page' })
    await list.getByRole('link').nth(3).click()
    await expect(list).toBeInViewport({ ratio: 1 })
    expect((await list.boundingBox())?.x).toBeGreaterThan(1000)
  })
}

test('a legal page can be printed from a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/terms')
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
})

test('the amounts of an example stand below each other, and the total comes last', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/rrpolicy')
    const rights = await page
      .getByRole('definition')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
    expect(rights).toEqual(Array(3).fill(rights[0]))
    await expect(page.getByRole('definition').last()).toHaveText('= $3,860')
  }
})

test('on a phone the contact form begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
})
