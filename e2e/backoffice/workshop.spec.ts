import { DESKTOP, PHONE } from '../every-page/check-page.ts'
import { searchList } from '../testing/keyboard.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A Nyx in M and Graphite, as it comes. */
const NYX = { product_id: 9003, count: 1, build: { size_id: 32, color_id: 1, ral: [], part_ids: [] } }

/** Returns a new member who has bought and paid a Nyx, with the number of the order. */
async function newBuyer(site: string) {
  const email = await newMember(site)
  const member = await openMemberApi(site, email)
  await member.addToCart(NYX)
  await member.buyCart()
  const answer = await fetch(`${site}/api/orders`, {
    headers: { authorization: `Bearer ${member.cookie.replace('access_token=', '')}` },
  })
  const { data } = (await answer.json()) as { data: { items: Array<{ id: number; number: string }> } }
  return { member, order: data.items[0]! }
}

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`an admin builds a bike by keyboard alone, on ${device}, and its buyer sees it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    const { member, order } = await newBuyer(site.address)
    await openAs(page, 'admin@example.com', '/backoffice/workshop')
    await searchList(page, order.number)
    // Bikes have a checkbox; the list of short parts names orders, too.
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    const card = cards.filter({ hasText: order.number })
    await expect(cards.filter({ hasText: /NK-1/ })).toHaveCount(1)
    expect.soft(await violationsInBothThemes(page), 'the board').toEqual([])

    const isPhone = viewport === PHONE
    /** Waits until the bike stands in a column; on a phone, opens that column. */
    async function expectIn(stage: string) {
      if (isPhone) await page.getByRole('link', { name: stage }).click()
      await expect(page.getByRole('region', { name: stage }).locator(card)).toBeVisible()
      if (isPhone) await card.getByRole('button', { name: /^Nireeka Nyx/ }).focus()
      await expect(card.getByRole('button', { name: /^Nireeka Nyx/ })).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(card.getByRole('button', { name: /^Nireeka Nyx/ })).toBeFocused()
    await page.keyboard.press('n')
    await expectIn('In production')
    await page.keyboard.press('n')
    await expectIn('Quality check')

    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: 'Mark as built' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    expect.soft(await violationsInBothThemes(page), 'the serial number').toEqual([])
    await page.keyboard.type(isPhone ? 'nkn-26-000002' : 'nkn-26-000001')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expectIn('Built')
    await expect(card.getByText(/NKN-26-00000[12]/)).toBeVisible()
    const overflow = () => sidewaysOverflow(page)
    await expect.poll(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0)

    await page.context().clearCookies()
    await member.logIn(page)
    await open(page, `/dashboard/orders/${order.id}`)
    await expect(page.getByRole('main').getByText('Ready to ship').first()).toBeVisible()
  })
}

test('build sheets of several bikes are one file', async ({ page, site }) => {
  await newBuyer(site.address)
  await openAs(page, 'admin@example.com', '/backoffice/workshop')
  const boxes = page.getByRole('region', { name: 'To build' }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Build sheets' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('build-sheets.pdf')
})
