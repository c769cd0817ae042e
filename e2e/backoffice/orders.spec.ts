import type { Page } from '@playwright/test'

import { DESKTOP, PHONE } from '../every-page/check-page.ts'
import { press, searchList, tabTo, type } from '../testing/keyboard.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { newMember, pieces } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { REFLECTORS } from '../testing/stored-cart.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Returns the email address of a new member who has bought and paid two reflector sets. */
async function newBuyer(site: string) {
  const email = await newMember(site)
  const member = await openMemberApi(site, email)
  await member.addToCart(pieces(REFLECTORS, 2))
  await member.buyCart()
  return email
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectNoViolations(page: Page, where: string) {
  expect.soft(await violationsInBothThemes(page), where).toEqual([])
}

/** A toast on its way out may stand beside the page for a moment. */
const expectNoSidewaysScrolling = (page: Page) =>
  expect.poll(() => sidewaysOverflow(page), 'no sideways scrolling').toBeLessThanOrEqual(0)

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`an admin finds, ships and refunds an order by keyboard alone, on ${device}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    const buyer = await newBuyer(site.address)
    await openAs(page, 'admin@example.com', '/backoffice/orders')
    const row = page.getByRole('row', { name: new RegExp(buyer) })
    await expect(row).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectNoViolations(page, 'the list')
    await expectNoSidewaysScrolling(page)

    await searchList(page, buyer)
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(headingOf(page)).toHaveText(/^Order NK-/)
    const actions = region(page, 'Next step')
    await press(page, actions.getByRole('button', { name: 'Mark as ready to ship' }))
    await expect(actions.getByRole('button', { name: 'Ship' })).toBeVisible()
    await expect(actions.getByRole('heading')).toBeFocused()
    await expectNoViolations(page, 'the order')

    await press(page, actions.getByRole('button', { name: 'Ship' }))
    const shipping = page.getByRole('dialog', { name: /^Ship order/ })
    await expect(shipping).toBeVisible()
    await expectNoViolations(page, 'what is shipped')
    await type(page, 'Tracking number', '1Z999AA10123456784')
    await press(page, shipping.getByRole('button', { name: 'Ship' }))
    await expect(shipping).toHaveCount(0)
    await expect(region(page, 'Shipments').getByRole('link', { name: /1Z999AA10123456784/ })).toBeVisible()
    await expect(actions.getByRole('heading')).toBeFocused()

    await press(page, actions.getByRole('button', { name: 'More actions' }))
    await expect(page.getByRole('menuitem', { name: 'Refund' })).toBeFocused()
    await page.keyboard.press('Enter')
    const refunding = page.getByRole('dialog', { name: /^Refund order/ })
    await tabTo(page, refunding.getByRole('spinbutton', { name: REFLECTORS.title }))
    await page.keyboard.type('1')
    await type(page, 'Reason', 'One set was scratched.')
    await expectNoViolations(page, 'what is refunded')
    await press(page, refunding.getByRole('button', { name: /^Refund \$/ }))
    await expect(refunding).toHaveCount(0)
    await expect(region(page, 'Timeline').getByText(/^Refund of \$/)).toBeVisible()
    await expect(region(page, 'Items').getByText('2 shipped, 1 refunded')).toBeVisible()
    await expectNoSidewaysScrolling(page)
  })
}

test('the palette leads to an order, and what was done stands in the audit log', async ({ page, site }) => {
  const buyer = await newBuyer(site.address)
  await openAs(page, 'admin@example.com', '/backoffice')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(buyer)
  await expect(page.getByRole('option', { name: /^Order NK-/ })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Members' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText(/^Order NK-/)
  await type(page, 'Note', 'Call before delivery.')
  await press(page, page.getByRole('button', { name: 'Add note' }))
  await expect(
    region(page, 'Timeline').getByRole('listitem').getByText('Call before delivery.'),
  ).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Audit log of this order' }))
  await expect(headingOf(page)).toHaveText('Audit log')
  await expect(page.getByRole('row', { name: /admin@example\.com/ })).toBeVisible()
  await expectNoViolations(page, 'the audit log')
})

test('agents are shown support, reviews and the forum only', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAs(page, 'agent@example.com', '/backoffice/reviews')
  const rail = page.getByRole('navigation', { name: 'Back office' })
  await expect(rail.getByRole('link')).toHaveText([/^Support/, /^Reviews/, /^Forum/])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option')).toHaveText(['Support', 'Reviews', 'Forum'])
  for (const path of ['/backoffice/orders', '/backoffice/orders/1', '/backoffice/audit-log']) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  }
  expect(
    asked.filter((path) => /backoffice\/(orders|audit-log)/.test(path) && path.startsWith('/api')),
  ).toEqual([])
})
