import type { Locator } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.beforeEach(({ page }) => answerConsentByBrowser(page))

const boxOf = async (shown: Locator) => (await shown.boundingBox())!
/** Where the middle of an element's text is, wherever in its box that stands. */
const middleOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { top, height } = range.getBoundingClientRect()
    return top + height / 2
  })

test('on a wide screen a thread with a picture takes no more room than its lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  const pictured = rows.filter({ has: page.locator('img[width="72"]') })
  await expect(pictured.first()).toBeVisible()
  for (const row of await pictured.all()) {
    const [whole, lastLine] = [await boxOf(row), await boxOf(row.locator('p', { hasText: / in / }).last())]
    expect(whole.y + whole.height - (lastLine.y + lastLine.height)).toBeLessThanOrEqual(20)
  }
})

test('on a wide screen each thread has three lines, whatever its first post says', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThan(125)
})

for (const width of [390, 1440])
  test(`at ${width} px a post’s picture, name and number begin on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/forum/thread/1')
    for (const number of [1, 2]) {
      const post = page.getByRole('article', { name: new RegExp(`^Post ${number} by`) })
      const name = await middleOf(post.getByRole('heading', { level: 2 }).getByRole('link'))
      const link = await middleOf(post.getByRole('link', { name: `Post #${number}` }))
      expect(Math.abs(link - name)).toBeLessThan(4)
      const picture = await boxOf(post.locator('header > div > :first-child'))
      expect(name - picture.y).toBeGreaterThan(0)
      expect(name - picture.y).toBeLessThan(16)
    }
  })

test('on a wide screen each button of a post has its word, and the posts reach what stands beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/forum/thread/1')
  const share = page.getByRole('button', { name: 'Share post 2' })
  expect((await boxOf(share.getByText('Share'))).width).toBeGreaterThan(24)
  const post = await boxOf(page.getByRole('article', { name: /^Post 2 by/ }))
  const beside = await boxOf(page.getByRole('region', { name: 'In this thread' }))
  expect(beside.x - (post.x + post.width)).toBeLessThan(100)
})
