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
