import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { countRenewals, logInRemembered, spoilToken } from './tab.ts'

const DAY = 24 * 60 * 60

test.use({ expectedErrors: async ({}, use) => use([/401/]) })

test('A26: a remembered login lives for 30 days and is renewed, though the browser’s clock is wrong by two years', async ({
  page,
  context,
}) => {
  await page.clock.setSystemTime(new Date(Date.now() - 2 * 365 * DAY * 1000))
  await logInRemembered(page, 'ben@example.com')
  const cookies = await context.cookies()
  for (const name of ['access_token', '__Host-Http-rt']) {
    const cookie = cookies.find((one) => one.name === name)
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Strict' })
    const days = (cookie!.expires - Date.now() / 1000) / DAY
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
  }

  const renewals = countRenewals(page)
  await spoilToken(page)
  await open(page, '/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect.poll(() => renewals).toHaveLength(1)
})
