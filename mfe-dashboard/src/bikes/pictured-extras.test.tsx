import { layersOf } from '@nireeka/contracts/bike-layers'
import { fakeHttp, renderPage, renderRoutes } from '@nireeka/kit/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBikeLine, sampleOrder } from '../sample-orders.ts'
import { sampleBike } from './sample-bikes.ts'
import { YourBikes } from './your-bikes.tsx'

const IMAGE = '/pictures/bikes/nireeka-prime-pine-front34.webp'
const EXTRAS = [2001, 2002]

/** Lets the picture in an element come, and returns what is laid over it then. */
function laidOver(element: HTMLElement) {
  const picture = element.querySelector('img:not([aria-hidden])')!
  Object.defineProperties(picture, {
    currentSrc: { value: `https://shop.example${IMAGE}` },
    naturalWidth: { value: 640 },
  })
  fireEvent.load(picture)
  const layers = [...element.querySelectorAll('picture > img[aria-hidden]')]
  return layers.map((layer) => ({ src: layer.getAttribute('src') }))
}

const drawn = () => layersOf(IMAGE, EXTRAS).map(({ src }) => ({ src }))

test('a member’s bike is pictured with its extras, as far as they are drawn', async () => {
  const bikes = [{ ...sampleBike, image: IMAGE, part_ids: EXTRAS }]
  const { http } = fakeHttp({ 'POST /api/user/getUserBikes': { bikes } })
  renderPage(<YourBikes />, '/dashboard/bikes', { http })
  expect(laidOver(await screen.findByRole('listitem'))).toEqual(drawn())
})

test('so is a bike in an order', async () => {
  const build = { size_id: 12, color_id: 3, ral: [], part_ids: EXTRAS }
  const lines = [{ ...sampleBikeLine, image: IMAGE, build }]
  const { http } = fakeHttp({ 'GET /api/orders/1': { ...sampleOrder, lines } })
  renderRoutes(routes, '/dashboard/orders/1', { http })
  const ordered = await screen.findByRole('region', { name: 'What you ordered' })
  expect(laidOver(ordered)).toEqual(drawn())
})
