import { expect, test } from '@playwright/test'

import { openApart } from '../testing/apart.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'

/** A page waits longer after each attempt to connect. */
const SLOW = { timeout: 30_000 }

test('a ticket that is open in two browsers outlives a restart of the API: both go on without a reload', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const { siteUrl, ...apart } = await openApart()
  const api = await apart.startApi()
  const edge = await apart.startEdge()
  const customer = await openMemberApi(siteUrl, await newMember(siteUrl))
  const { id } = await customer.call<{ id: number }>('POST', '/api/tickets', {
    category: 'technical',
    subject: 'The bell is quiet',
    text: 'It does not ring any more.',
  })
  const context = await browser.newContext()
  const office = await context.newPage()
  const agent = await openMemberApi(siteUrl, 'agent@example.com')
  await Promise.all([customer.logIn(page), agent.logIn(office)])
  await Promise.all([
    open(page, `${siteUrl}/dashboard/support/${id}`),
    open(office, `${siteUrl}/backoffice/tickets/${id}`),
  ])
  let loads = 0
  for (const one of [page, office]) one.on('load', () => (loads += 1))

  expect(await api.stop()).toBe(0)
  const restarted = await apart.startApi()
  await agent.call('POST', `/api/tickets/${id}/replies`, { text: 'We send you a new bell.' })
  await expect(page.getByText('We send you a new bell.')).toBeVisible(SLOW)
  await page.getByLabel('Your reply').fill('Thank you, it rings.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(office.getByText('Thank you, it rings.')).toBeVisible(SLOW)
  await expect(page.getByText('We send you a new bell.')).toHaveCount(1)
  await expect(office.getByText('Thank you, it rings.')).toHaveCount(1)
  expect(loads).toBe(0)

  await context.close()
  for (const program of [edge, restarted]) expect(await program.stop()).toBe(0)
  await apart.close()
})
