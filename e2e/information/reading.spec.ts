import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

for (const path of ['/terms', '/privacypolicy', '/rrpolicy']) {
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
    const amounts = page.locator('dl[data-sum]').getByRole('definition')
    const rights = await amounts.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().right)),
    )
    expect(rights).toEqual(Array(3).fill(rights[0]))
    await expect(amounts.last()).toHaveText('$3,860')
  }
})

test('on a phone the contact form begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
})

test('on a phone the topics of the questions are one row, and the first question is on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/faq')
  const links = page.getByRole('navigation', { name: 'Jump to a topic' }).getByRole('link')
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('on a phone the warranty’s times stand below their parts, without the names of their columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/warranty')
  const row = page.getByRole('row', { name: /^Motor/ })
  const [time, part] = [row.getByRole('cell', { name: '2 years' }), row.getByRole('rowheader')]
  expect((await part.boundingBox())!.y).toBeLessThan((await time.boundingBox())!.y)
  const label = await time.evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(label).toBe('none')
})

test('About us: its numbers are one row, and its years two', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about-us')
  const tops = await page
    .getByRole('definition')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toEqual(Array(6).fill(tops[0]))
  const years = await page
    .getByRole('region', { name: 'How we got here' })
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(years).toEqual([...Array(3).fill(years[0]), ...Array(3).fill(years[3])])
})
