import { open } from '../testing/open.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { expect, test } from '../testing/site.ts'

test('on a phone a declined payment keeps its name beside the amount, and its actions below each other', async ({
  page,
  site,
}) => {
  const member = await openMemberApi(site.address, 'anna@example.com')
  await member.logIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/payments')
  const row = page.getByRole('listitem').filter({ hasText: 'Declined' }).first()
  const [again, remove] = await Promise.all(
    [/^Buy again/, /^Delete/].map((name) => row.getByRole('button', { name }).boundingBox()),
  )
  expect(remove!.y).toBeGreaterThanOrEqual(again!.y + again!.height)
  expect((await row.getByRole('heading').boundingBox())!.width).toBeGreaterThan(130)
})
