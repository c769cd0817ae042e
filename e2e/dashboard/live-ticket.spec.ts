import { openMemberApi } from '../testing/member-api.ts'
import { open, reload } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'

test('answer and reply appear on the other’s page without a reload, and what is being typed stays', async ({
  page,
  browser,
  site,
}) => {
  const customer = await openMemberApi(site.address, await newMember(site.address))
  const { id } = await customer.call<{ id: number }>('POST', '/api/tickets', {
    category: 'technical',
    subject: 'The bell is quiet',
    text: 'It does not ring any more.',
  })
  await customer.logIn(page)
  await open(page, `/dashboard/support/${id}`)
  const reply = page.getByLabel('Your reply')
  await reply.fill('One more thing')

  const context = await browser.newContext({ baseURL: site.address })
  const office = await context.newPage()
  await (await openMemberApi(site.address, 'agent@example.com')).logIn(office)
  await open(office, `/backoffice/tickets/${id}`)
  await office.getByLabel('Your answer').fill('We send you a new bell.')
  await office.getByRole('button', { name: 'Send answer' }).click()

  await expect(page.getByText('We send you a new bell.')).toBeVisible()
  await expect(page.getByText('New answer')).toBeAttached()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('One more thing')
  await reload(page)
  await expect(reply).toHaveValue('One more thing')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(office.getByText('One more thing')).toBeVisible()
  await context.close()
})
