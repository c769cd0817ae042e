import type { Page } from '@playwright/test'
import pg from 'pg'

import { openMemberApi } from '../testing/member-api.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { DEMO_PASSWORD, expect, logIn, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { openAuthenticator } from './authenticator.ts'
import { account, signOut } from './tab.ts'

// Expected API errors: a wrong or used code gets 422, a change without password and code 403.
test.use({ expectedErrors: async ({}, use) => use([/422/, /403/]) })

const SETTINGS = '/dashboard/settings'
const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step login' })

/** Gives the password on the login page; the page asks for a code then. */
async function givePassword(page: Page, email: string) {
  await open(page, `/login?continue=${encodeURIComponent(SETTINGS)}`)
  await logIn(page, email)
  await expect(headingOf(page)).toHaveText('Enter your code')
}

test('a member turns two-step login on, logs in with a code and with a recovery code, and turns it off', async ({
  page,
  site,
}) => {
  const email = await newMember(site.address)
  await openAs(page, email, SETTINGS)
  const part = twoStep(page)
  await part.getByRole('button', { name: 'Turn on' }).click()
  await expect(part.getByRole('img', { name: 'QR code with your key' })).toBeVisible()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  const nextCode = openAuthenticator(await part.getByRole('code').innerText())
  await part.getByLabel('Your password').fill(DEMO_PASSWORD)
  await part.getByLabel('Code', { exact: true }).fill(nextCode())
  await part.getByRole('button', { name: 'Turn on two-step login' }).click()
  const codes = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = '', otherRecovery = ''] = await codes.allInnerTexts()
  await part.getByLabel('I have saved them').check()
  await part.getByRole('button', { name: 'Done' }).click()
  await expect(part).toContainText('You have 10 recovery codes left.')
  await signOut(page)

  await givePassword(page, email)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'access_token' }))
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  const used = nextCode()
  await code.fill(used)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(headingOf(page)).toHaveText('Settings')
  await signOut(page)

  await givePassword(page, email)
  await code.fill(used)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'has already been used' })).toBeVisible()
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(headingOf(page)).toHaveText('Settings')
  await expect(part).toContainText('You have 9 recovery codes left.')

  await part.getByRole('button', { name: 'Turn off' }).click()
  await part.getByLabel('Your password').fill(DEMO_PASSWORD)
  await part.getByLabel('Code', { exact: true }).fill(otherRecovery)
  await part.getByRole('button', { name: 'Turn off' }).click()
  await expect(part.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await signOut(page)
  await openAs(page, email, SETTINGS)
  await expect(account(page)).toBeVisible()
})

test('an agent with two-step login gives password and code before answering a customer', async ({
  page,
  site,
}) => {
  const agent = await openMemberApi(site.address, 'agent@example.com')
  const { secret } = await agent.call<{ secret: string }>('POST', '/api/account/second-factor', {})
  const nextCode = openAuthenticator(secret)
  const password = DEMO_PASSWORD
  await agent.call('POST', '/api/account/second-factor/on', { password, code: nextCode() })
  const ticket = await customersTicket(site.databaseUrl)
  await agent.logIn(page)

  await open(page, `/backoffice/tickets/${ticket}`)
  const answer = 'We have sent you a second bell.'
  await page.getByLabel('Your answer').fill(answer)
  await page.getByRole('button', { name: 'Send answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode())
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(answer)).toBeVisible()
})

/** Returns the id of a customer's open ticket, and makes every password one that was given an hour ago. */
async function customersTicket(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("update sessions set password_at = now() - interval '1 hour'")
    const { rows } = await client.query<{ id: number }>(
      "select id from tickets where state not in ('solved', 'closed') and user_id is not null order by id limit 1",
    )
    return rows[0]!.id
  } finally {
    await client.end()
  }
}
