import {
  enterCheckout,
  isThanked,
  newMember,
  payButton,
  paySandbox,
  section,
  settleAll,
} from '../../testing/shopper.ts'
import { expect, test } from '../../testing/site.ts'

const BUILT = {
  id: 123_456_789,
  productId: 9003,
  title: 'Nireeka Nyx',
  description: 'Size M, Pine, Carbon rims',
  thumbnail: null,
  price: 4780,
  cartQuantity: 1,
  bike: { slug: 'nyx', build: { sizeId: 32, colourId: 3, ral: [], partIds: [703, 2004] } },
}
const PARTS = 'Carbon rims, Kickstand'
const CODE = '1-w-3--jj.1jo'

test('a bike is bought with its parts; its order leads to the same build again, and to its upgrades', async ({
  page,
  site,
}) => {
  await enterCheckout(page, await newMember(site.address), BUILT)
  const order = page.getByRole('complementary', { name: 'Your order' })
  await expect(order.getByRole('listitem')).toContainText(['Nireeka Nyx, M, Pine'])
  await expect(order).toContainText(PARTS)
  await settleAll(page)
  await expect(section(page, 'Review and pay')).toContainText('Arrives about')
  await payButton(page).click()
  await paySandbox(page)
  await isThanked(page)
  await expect(page.getByRole('complementary', { name: 'What you ordered' })).toContainText(PARTS)

  await page.goto('/dashboard/orders')
  await page.getByRole('link', { name: /^Order NK-/ }).click()
  const lines = page.getByRole('region', { name: 'What you ordered' })
  await expect(lines).toContainText(PARTS)
  await expect(page.getByText(/^We need 24 working days to build it\./)).toBeVisible()
  await expect(lines.getByRole('link', { name: /^Order this build again/ })).toHaveAttribute(
    'href',
    `/configurator/nyx?build=${CODE}`,
  )
  await expect(lines.getByRole('link', { name: /^Upgrade this bike/ })).toHaveAttribute(
    'href',
    /^\/configurator\/nyx\?orderBikeID=\d+&mode=CEOM$/,
  )

  await page.goto('/dashboard')
  const bikes = page.getByRole('list', { name: 'Your bikes' })
  await expect(bikes.getByRole('listitem')).toContainText('Carbon rims · Kickstand')
  await expect(bikes).toContainText('Being built')
})
