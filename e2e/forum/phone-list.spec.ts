import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a row says who began it and where, and what is pinned leaves room for other threads', async ({
  page,
}) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  const pinned = rows.filter({ hasText: 'Pinned' })
  const other = rows.filter({ hasNotText: 'Pinned' }).first()
  for (const row of [pinned.first(), other]) {
    await expect(row.getByText(/^\S+ in /)).toBeVisible()
    await expect(row.getByText(/repl(?:y|ies)$/).first()).toBeVisible()
  }
  await expect(other).toBeInViewport()
})

test('on a phone no category is cut, also beside a picture', async ({ page }) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  const places = rows.filter({ has: page.locator('img[width="72"]') }).getByText(/^\S+ in /)
  await expect(places.first()).toBeVisible()
  for (const place of await places.all())
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('on a phone no thread has more than four lines, and what is solved is marked in the author’s', async ({
  page,
}) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(150)
  const author = rows.filter({ hasText: 'Solved' }).first().locator('p', { hasText: / in / })
  expect((await author.boundingBox())?.height).toBeLessThan(32)
  await expect(author.getByText('Solved')).toBeAttached()
})
