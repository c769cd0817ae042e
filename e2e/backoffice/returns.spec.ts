import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { PHONE } from '../every-page/check-page.ts'
import { FRAME_RUNS_NOTHING, openEmail } from '../testing/emails.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { headingOf, open, openAs, reload } from '../testing/open.ts'
import { newMember, pieces } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { REFLECTORS } from '../testing/stored-cart.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: async ({}, use) => use([FRAME_RUNS_NOTHING]),
})

/** A picture of one pixel. */
const DENT = {
  name: 'dent.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

interface Order {
  id: number
  number: string
  version: number
  lines: Array<{ id: number; count: number }>
  shipments: Array<{ id: number }>
}

/** Returns an order of two reflector sets that has arrived at a new member, with both callers of the API. */
async function deliveredOrder(site: string) {
  const email = await newMember(site)
  const member = await openMemberApi(site, email)
  await member.addToCart(pieces(REFLECTORS, 2))
  await member.buyCart()
  const admin = await openMemberApi(site, 'admin@example.com')
  const { items } = await admin.call<{ items: Order[] }>('GET', `/api/backoffice/orders?search=${email}`)
  const path = `/api/backoffice/orders/${items[0]?.id}`
  const { version } = await admin.call<Order>('GET', path)
  const packed = await admin.call<Order>('POST', `${path}/moves`, { version, to: 'ready_to_ship' })
  const sent = await admin.call<Order>('POST', `${path}/shipments`, {
    version: packed.version,
    carrier: 'ups',
    tracking_number: '1Z999AA10123456784',
    lines: packed.lines.map(({ id, count }) => ({ line_id: id, count })),
  })
  const state = `${path}/shipments/${sent.shipments[0]?.id}/state`
  const order = await admin.call<Order>('POST', state, { version: sent.version, state: 'delivered' })
  const readStock = async () =>
    (await member.call<{ stock: number }>('GET', `/api/accessories/${REFLECTORS.id}`)).stock
  return { email, member, order, readStock }
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectNoViolations(page: Page, where: string) {
  expect.soft(await violationsInBothThemes(page), where).toEqual([])
}

async function actOn(page: Page, action: string) {
  await region(page, 'Next step').getByRole('button', { name: action, exact: true }).click()
  return page.getByRole('dialog')
}

test('a member returns a piece, an admin takes it back on a phone and refunds it, and the member sees each step', async ({
  page,
  site,
  browser,
}) => {
  const { email, member, order, readStock } = await deliveredOrder(site.address)
  const stock = await readStock()
  await member.logIn(page)
  await open(page, `/dashboard/orders/${order.id}`)
  await region(page, 'Returns').getByRole('link', { name: 'Return items' }).click()
  await expect(headingOf(page)).toHaveText('Return items')
  const line = page.getByRole('group', { name: REFLECTORS.title })
  await line.getByLabel('Quantity to return').selectOption('1')
  await line.getByLabel('Reason').selectOption('It doesn’t fit')
  await page.getByLabel(/^Photos/).setInputFiles(DENT)
  await expectNoViolations(page, 'the form')
  await page.getByRole('button', { name: 'Request return' }).click()
  const own = region(page, 'Returns')
  await expect(own.getByRole('heading', { name: /^R-\d+ Requested$/ })).toBeVisible()
  await expectNoViolations(page, 'the order')
  const number = /R-\d+/.exec(await own.getByRole('heading', { level: 3 }).innerText())?.[0] ?? ''

  const context = await browser.newContext({
    baseURL: site.address,
    viewport: PHONE,
    reducedMotion: 'reduce',
  })
  const office = await context.newPage()
  await openAs(office, 'admin@example.com', '/backoffice/returns')
  await expectNoViolations(office, 'the list')
  await office.getByRole('link', { name: number }).click()
  await expect(headingOf(office)).toHaveText(`Return ${number}`)
  const photo = region(office, 'Photos').getByRole('img', { name: DENT.name })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expectNoViolations(office, 'the return')
  const approving = await actOn(office, 'Approve')
  await approving.getByLabel('Message (optional)').fill('Any parcel shop will do.')
  await approving.getByRole('button', { name: 'Approve' }).click()
  await reload(page)
  await expect(own.getByRole('heading', { name: `${number} Approved` })).toBeVisible()
  await expect(own.getByText(`Return ${number}`)).toBeVisible()
  await expect(own.getByText('Any parcel shop will do.')).toBeVisible()
  const [label] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Return label' }).click(),
  ])
  expect(label.suggestedFilename()).toBe(`${number} label.pdf`)
  expect((await readFile(await label.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const receiving = await actOn(office, 'Receive')
  await receiving.getByRole('button', { name: 'Mark as received' }).click()
  const inspecting = await actOn(office, 'Inspect')
  await inspecting.getByLabel('Deduction in dollars').fill('2.50')
  await inspecting.getByLabel('Reason for the deduction').fill('a bent clip')
  await expectNoViolations(office, 'what is inspected')
  await inspecting.getByRole('button', { name: 'Mark as inspected' }).click()
  await expect(region(office, 'Items').getByText('1 received, 1 back to stock')).toBeVisible()
  expect(await readStock()).toBe(stock + 1)
  await reload(page)
  await expect(own.getByRole('heading', { name: `${number} Checked` })).toBeVisible()

  const refunding = await actOn(office, 'Refund')
  await refunding.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(office.getByText(/refunded (to the|as store)/)).toBeVisible()
  expect(await sidewaysOverflow(office), 'no sideways scrolling').toBeLessThanOrEqual(0)
  await context.close()
  await reload(page)
  await expect(own.getByRole('heading', { name: `${number} Closed` })).toBeVisible()
  await expect(own.getByText('$2.50 taken off: a bent clip')).toBeVisible()
  expect(await readStock()).toBe(stock + 1)

  for (const subject of [
    `We have your return request ${number}`,
    `Your return ${number} is approved`,
    `Your return ${number} has arrived`,
  ]) {
    const mail = await openEmail(page, subject, email)
    await expect(mail.getByRole('link', { name: 'See your return' })).toBeVisible()
  }
  const refunded = await openEmail(page, `for order ${order.number}`, email)
  const taken = refunded.getByRole('paragraph').filter({ hasText: /\$2\.50 less for .*: a bent clip/ })
  await expect(taken).toBeVisible()
})
