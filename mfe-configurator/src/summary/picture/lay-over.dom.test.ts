import { expect, test, vi } from 'vitest'

import { layOver } from './lay-over.ts'

const image = (src: string) =>
  Object.defineProperties(new Image(), {
    naturalWidth: { value: 1920 },
    naturalHeight: { value: 1200 },
    src: { value: src },
  }) as HTMLImageElement

/** A canvas that remembers what was drawn on it. */
function fakeCanvas() {
  const drawImage = vi.fn<(one: HTMLImageElement, ...place: number[]) => void>()
  const canvas = document.createElement('canvas')
  canvas.getContext = (() => ({ drawImage })) as unknown as HTMLCanvasElement['getContext']
  return { canvas, drawImage }
}

test('a picture without layers stays itself', () => {
  const { canvas, drawImage } = fakeCanvas()
  const still = image('/still.webp')
  expect(layOver(still, [], canvas)).toBe(still)
  expect(drawImage).not.toHaveBeenCalled()
})

test('layers are drawn over it in their order, as large as it is', () => {
  const { canvas, drawImage } = fakeCanvas()
  expect(layOver(image('/still.webp'), [image('/rack.webp'), image('/lights.webp')], canvas)).toBe(canvas)
  expect([canvas.width, canvas.height]).toEqual([1920, 1200])
  expect(drawImage.mock.calls.map(([{ src }, ...place]) => [src, ...place])).toEqual(
    ['/still.webp', '/rack.webp', '/lights.webp'].map((src) => [src, 0, 0, 1920, 1200]),
  )
})
