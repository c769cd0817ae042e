import pg from 'pg'

import { headingOf, open } from '../testing/open.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { expect, test } from '../testing/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an admin writes an issue, sees it in light and dark as readers will, and sends it', async ({
  page,
  site,
}) => {
  const db = new pg.Client({ connectionString: site.databaseUrl })
  await db.connect()
  await db.query(
    "insert into newsletter_subscriptions (email, confirmed_at) values ('ann@example.com', now()), ('ben@example.com', now())",
  )
  await db.end()
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  await open(page, '/backoffice/newsletters/new')
  await page.getByLabel('Subject', { exact: true }).fill('Spring is here')
  await page.getByRole('textbox', { name: 'Text' }).fill('## New colours\n\n[See the bikes](/configurator)')
  for (const [theme, colour] of [
    ['Light', 'rgb(255, 255, 255)'],
    ['Dark', 'rgb(26, 30, 27)'],
  ] as const) {
    await page.getByRole('tab', { name: theme }).click()
    const email = page.getByTitle(`The email on a computer, ${theme.toLowerCase()}`)
    const frame = email.contentFrame()
    await expect(frame.getByRole('heading', { name: 'New colours' })).toBeVisible()
    await expect(frame.locator('.sheet')).toHaveCSS('background-color', colour)
  }
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(headingOf(page)).toHaveText('Spring is here')
  await page.getByRole('button', { name: 'Send to 2 subscribers' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sending started.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('2')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
