import pg from 'pg'

import { open, openAs } from '../testing/open.ts'
import { DEMO_PASSWORD, expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

test.use({ expectedErrors: async ({}, use) => use([/403/]) })

test('an agent who logged in a while ago is led from the dashboard to a ticket, and gives the password again to answer', async ({
  page,
  site,
}) => {
  await openAs(page, 'agent@example.com', '/dashboard/support')
  const id = await customersTicket(site.databaseUrl)
  await open(page, `/dashboard/support/${id}`)
  await expect(page).toHaveURL(`/backoffice/tickets/${id}`)
  const answer = 'We have sent you a new bell.'
  const field = page.getByLabel('Your answer')
  await field.fill(answer)
  await page.getByRole('button', { name: 'Send answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(field).toHaveValue('')
})

/** Returns the id of a customer's open ticket, and makes every password one that was given an hour ago. */
async function customersTicket(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("update sessions set password_at = now() - interval '1 hour'")
    const { rows } = await client.query<{ id: number }>(
      "select id from tickets where state <> 'closed' and user_id is not null order by id limit 1",
    )
    return rows[0]!.id
  } finally {
    await client.end()
  }
}
