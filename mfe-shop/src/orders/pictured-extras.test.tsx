import { layersOf, namedWith } from '@nireeka/contracts/bike-layers'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Summary } from '../checkout/summary.tsx'
import { Ordered } from './ordered.tsx'
import type { Order } from './return.api.ts'

const IMAGE = '/pictures/bikes/nyx-graphite-front34.webp'
const EXTRAS = [2004, 2101]

/** Lets a picture come, and returns the addresses of what is laid over it then. */
function laidOver(container: HTMLElement) {
  const picture = container.querySelector('img:not([aria-hidden])')!
  Object.defineProperties(picture, {
    currentSrc: { value: `https://shop.example${IMAGE}` },
    naturalWidth: { value: 640 },
  })
  fireEvent.load(picture)
  return [...container.querySelectorAll('picture > img[aria-hidden]')].map((layer) =>
    layer.getAttribute('src'),
  )
}

const drawn = layersOf(IMAGE, EXTRAS)

const order = {
  status: 'cancelled',
  subtotal: 3790,
  discount: 0,
  promoCode: null,
  shipping: 0,
  tax: 0,
  taxLabel: 'VAT',
  credits: 0,
  total: 3790,
  lines: [
    {
      title: 'Nyx, M, Graphite',
      description: 'Kickstand, High-beam light set',
      image: IMAGE,
      price: 3790,
      count: 1,
      kind: 'bike',
      build: { sizeId: 32, colorId: 1, ral: [], partIds: EXTRAS },
      choices: [],
    },
  ],
} as unknown as Order

test('the thank-you page shows a bike with its extras, as far as they are drawn, and names them', () => {
  const { container } = render(<Ordered order={order} />)
  expect(screen.getByRole('img', { name: namedWith('Nyx, M, Graphite', drawn) })).toBeDefined()
  expect(laidOver(container)).toEqual(drawn.map(({ src }) => src))
})

test('so does the summary beside the checkout', () => {
  const line = { id: 1, title: 'Nyx', description: '', image: IMAGE, price: 3790, count: 1 }
  const { container } = render(
    <Summary lines={[{ ...line, build: { partIds: EXTRAS } }]} sum={3790} isStale={false} arrival={null}>
      Totals
    </Summary>,
  )
  expect(laidOver(container)).toEqual(drawn.map(({ src }) => src))
})
