import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a row says who began, and what is pinned leaves room for other threads', async ({
  page,
}) => {
  await open(page, '/forum/1')
  const rows = page.getByRole('region', { name: 'Latest threads' }).getByRole('listitem')
  const pinned = rows.filter({ hasText: 'Pinned' })
  const other = rows.filter({ hasNotText: 'Pinned' }).first()
  await expect(other.getByText(/^\S+ in /)).toBeVisible()
  await expect(other).toBeInViewport()
  for (const row of await pinned.all()) expect((await row.boundingBox())?.height).toBeLessThan(120)
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
