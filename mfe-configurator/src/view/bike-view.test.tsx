import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { BikeView } from './bike-view.tsx'
import { fakeLive } from './fake-live.ts'
import { shownBike } from './shown-bike.ts'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const sized = { ...EMPTY_BUILD, sizeId: 12, colourId: 1 }

/** Opens the view and points at the bike, which starts the 3D view. */
async function open(builder: Builder, { live = fakeLive(), framedSlotId = null as number | null } = {}) {
  const view = (of: Builder, slotId: number | null) => (
    <BikeView builder={of} framedSlotId={slotId} sources={live.sources} />
  )
  const { container, rerender, unmount } = render(view(builder, framedSlotId))
  await act(async () => void fireEvent.pointerEnter(container.firstElementChild as Element))
  return {
    ...live,
    unmount,
    change: (next: Builder, slotId: number | null = null) => act(async () => rerender(view(next, slotId))),
  }
}

test('the picture of the colour is in the page before scripts run, and first in the line of what is loaded', () => {
  const html = renderToString(<BikeView builder={sampleBuilder({ build: sized })} framedSlotId={null} />)
  expect(html).toContain('/pictures/bikes/nireeka-prime-graphite-front34')
  expect(html).toContain('fetchPriority="high"')
})

test('the live bike is called by its name, colour and size', async () => {
  await open(sampleBuilder({ build: sized }))
  expect(screen.getByRole('application', { name: 'Nireeka Prime in Graphite, size M' })).toBeTruthy()
})

test('a chosen part is shown on the live bike', async () => {
  const { bike, change } = await open(sampleBuilder({ build: sized }))
  await change(sampleBuilder({ build: buildOf([303], sized) }))
  expect(bike.show.mock.lastCall?.[0].parts).toContain(303)
})

test('the piece of the slot that is chosen in is looked at from near', async () => {
  const builder = sampleBuilder({ build: sized })
  const { bike, change } = await open(builder, { framedSlotId: 6 })
  expect(bike.frame).toHaveBeenLastCalledWith('fork')
  await change(builder, 22)
  expect(bike.frame).toHaveBeenLastCalledWith(null)
})

test('where no live view comes, what the picture doesn’t show is said', async () => {
  const builder = sampleBuilder({ build: sized })
  const owned = { ...builder.bike, owned: [503] }
  const software = fakeLive({ renderer: 'SwiftShader' })
  await open(sampleBuilder({ bike: owned, build: sized }), { live: software })
  expect(screen.getByRole('status').textContent).toBe('The picture shows the standard bike.')
  expect(screen.getByRole('img', { name: 'Nireeka Prime' })).toBeTruthy()
})

test('a bike without a model is its picture', () => {
  const builder = sampleBuilder()
  render(<BikeView builder={{ ...builder, bike: { ...builder.bike, slug: 'cargo' } }} framedSlotId={null} />)
  expect(screen.getByRole('img', { name: 'Nireeka Prime' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the rest of the page can have the picture and the file of what is live, and of nothing else', async () => {
  expect(shownBike.read()).toBeNull()
  const { bike, change, unmount } = await open(sampleBuilder({ build: sized }))
  await expect(shownBike.read()?.picture()).resolves.toBeInstanceOf(Blob)
  await change(sampleBuilder({ build: buildOf([303], sized) }))
  await shownBike.read()?.file('glb')
  expect(bike.file.mock.lastCall?.[0].parts).toContain(303)
  unmount()
  expect(shownBike.read()).toBeNull()
})
