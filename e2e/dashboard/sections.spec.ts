import { openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, one button opens all sections, and a section leads to its page with the list closed', async ({
  page,
}) => {
  await openAs(page, 'anna@example.com', '/dashboard/orders')
  const sections = page.getByRole('navigation', { name: 'Your account' })
  const opener = sections.getByRole('button', { name: /^Orders/ })
  await expect(sections.getByRole('link')).toHaveCount(0)
  await opener.click()
  await expect(sections.getByRole('link')).toHaveCount(12)
  await expect(sections.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  for (const link of await sections.getByRole('link').all()) {
    const { y, height } = (await link.boundingBox())!
    expect(height, 'a finger can hit it').toBeGreaterThanOrEqual(44)
    expect(y + height, 'all are on the first screen').toBeLessThan(844)
  }
  await page.keyboard.press('Escape')
  await expect(sections.getByRole('link')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await sections.getByRole('link', { name: 'Credits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  await expect(sections.getByRole('link')).toHaveCount(0)
})
