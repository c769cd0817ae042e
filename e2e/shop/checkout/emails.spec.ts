import { openMemberApi } from '../../testing/member-api.ts'
import { FRAME_RUNS_NOTHING, followLink, openEmail } from '../../testing/emails.ts'
import { headingOf, open } from '../../testing/open.ts'
import { newMember, pieces } from '../../testing/shopper.ts'
import { expect, test } from '../../testing/site.ts'
import { TAILLIGHT } from '../../testing/stored-cart.ts'

test.use({ expectedErrors: [FRAME_RUNS_NOTHING] })

test('the newsletter comes after a yes in its email, and stops by another link of it', async ({ page }) => {
  await open(page, '/faq')
  await page.getByRole('textbox', { name: /News from the workshop/ }).fill('ines@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you! We’ve sent you an email')).toBeVisible()

  const asking = await followLink(page, 'Please confirm your address', 'Yes, send me the newsletter')
  await expect(headingOf(asking)).toHaveText('One more click')
  await asking.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(headingOf(asking)).toHaveText('You’re subscribed')
  await expect(asking).toHaveURL('/newsletter?outcome=confirmed')

  const leaving = await followLink(page, 'Please confirm your address', 'Unsubscribe')
  await leaving.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(headingOf(leaving)).toHaveText('You’re unsubscribed')
})

test('an order that is paid brings an email that leads to it', async ({ page, site }) => {
  const email = await newMember(site.address)
  const { addToCart, buyCart } = await openMemberApi(site.address, email)
  await addToCart(pieces(TAILLIGHT))
  await buyCart()

  const sent = await openEmail(page, 'Thank you for your order', email)
  await expect(sent.getByText('18 Harbor Street')).toBeVisible()
  await expect(sent.locator('img')).toHaveAttribute('src', /^http:\/\/localhost:\d+\/pictures\//)
  await expect(sent.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/dashboard\/orders\/\d+$/,
  )
})
