import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a row says where it is and how many replied, and what is pinned takes one line', async ({
  page,
}) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  const pinned = rows.filter({ hasText: 'Pinned' })
  const others = rows.filter({ hasNotText: 'Pinned' })
  await expect(pinned.first().getByText('Pinned')).toBeVisible()
  for (const row of await pinned.all()) expect((await row.boundingBox())?.height).toBeLessThan(50)
  await expect(
    others
      .first()
      .getByText(/repl(?:y|ies)$/)
      .first(),
  ).toBeVisible()
  await expect(others.nth(2)).toBeInViewport()
})

test('on a phone no category, number of replies or time is cut, also beside a picture', async ({ page }) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  const places = rows.filter({ hasNotText: 'Pinned' }).getByText(/^\S+ in /)
  await expect(places.first()).toBeVisible()
  for (const place of await places.all()) {
    const line = place.locator('xpath=../..')
    const cut = await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut).toBe(0)
    expect((await line.boundingBox())?.height).toBeLessThan(32)
  }
})

test('on a phone no thread has more than four lines, and what is solved says so in a word', async ({
  page,
}) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(150)
  const solved = rows.filter({ hasText: 'Solved' }).first().getByText('Solved')
  expect((await solved.boundingBox())?.width).toBeGreaterThan(40)
})

test('on a phone the first post of a thread is on the first screen', async ({ page }) => {
  await open(page, '/forum/thread/1')
  const first = await page.getByRole('article', { name: /^Post 1 by/ }).boundingBox()
  expect(first?.y).toBeLessThanOrEqual(260)
})
