import { toCode } from '@nireeka/contracts/bike-build'
import { layersOf, namedWith } from '@nireeka/contracts/bike-layers'
import type { Locator } from '@playwright/test'

import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { storeCart } from '../testing/stored-cart.ts'

const STILL = '/pictures/bikes/nyx-graphite-front34.webp'
const BUILD = { sizeId: 32, colourId: 1, ral: [], partIds: [2004, 2101] }
/** A kickstand and lights, as far as they are drawn. */
const LAYERS = layersOf(STILL, BUILD.partIds)
const NAME = namedWith('Nireeka Nyx', LAYERS)

/** Expects the layers over a picture: of the same place and size, and loaded. */
async function expectLayersOver(picture: Locator, layers: Locator) {
  await expect(layers).toHaveCount(LAYERS.length)
  const box = await picture.boundingBox()
  for (const layer of await layers.all()) {
    await expect
      .poll(() => layer.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy()
    expect(await layer.boundingBox()).toEqual(box)
  }
}

test('the builder’s picture shows the extras of the build, exactly over the bike', async ({ page }) => {
  await open(page, `/configurator/nyx?build=${toCode(BUILD)}`)
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: NAME, exact: true })
  await expect(picture).toBeVisible()
  await expectLayersOver(picture, main.locator('picture > img[aria-hidden]'))
})

test('so does the line of the cart', async ({ page }) => {
  await storeCart(page, [
    {
      id: 123_456_789,
      productId: 9003,
      title: 'Nireeka Nyx',
      description: 'Size M, Graphite, Kickstand, High-beam light set',
      thumbnail: STILL,
      price: 3948,
      cartQuantity: 1,
      bike: { slug: 'nyx', build: BUILD },
    },
  ])
  await open(page, '/shop/cart')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nireeka Nyx' })
  const picture = line.locator('img:not([aria-hidden])')
  await expect(picture).toHaveJSProperty('complete', true)
  await expectLayersOver(picture, line.locator('picture > img[aria-hidden]'))
})
