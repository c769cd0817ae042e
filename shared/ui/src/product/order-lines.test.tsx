import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { OrderLineList, OrderLineRow } from './order-lines.tsx'

const IMAGE = '/pictures/bikes/nyx-graphite-front34.webp'
const LIGHTS = '/pictures/bikes/layers/nyx-lights.webp'

test('what is laid over the picture of a bike comes with it', () => {
  const { container } = render(
    <OrderLineList>
      <OrderLineRow image={IMAGE} layers={[{ src: LIGHTS }]} title="Nyx, M, Graphite">
        1 ×
      </OrderLineRow>
    </OrderLineList>,
  )
  expect(container.querySelector(`img[src="${LIGHTS}"]`)).toBeNull()
  const picture = container.querySelector('img:not([aria-hidden])')!
  Object.defineProperties(picture, {
    currentSrc: { value: `https://shop.example${IMAGE}` },
    naturalWidth: { value: 640 },
  })
  fireEvent.load(picture)
  expect(container.querySelector(`img[src="${LIGHTS}"]`)).toBeTruthy()
})
