import { expect, test, vi } from 'vitest'

import { createDrawLoop } from './draw-loop.ts'

/** Animation frames that come when the test says so. */
function clock() {
  const waiting = new Map<number, (now: number) => void>()
  let last = 0
  return {
    frames: {
      request: (work: (now: number) => void) => {
        waiting.set(++last, work)
        return last
      },
      cancel: (id: number) => void waiting.delete(id),
    },
    count: () => waiting.size,
    tick(now: number) {
      const works = [...waiting.values()]
      waiting.clear()
      for (const work of works) work(now)
    },
  }
}

test('nothing is drawn until something asks for it, and many asks make one frame', () => {
  const { frames, count, tick } = clock()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  expect(count()).toBe(0)
  loop.request()
  loop.request()
  expect(count()).toBe(1)
  tick(0)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(count(), 'no frame follows by itself').toBe(0)
})

test('a move draws every frame until its end and stops there', () => {
  const { frames, count, tick } = clock()
  const steps: number[] = []
  const loop = createDrawLoop(() => undefined, frames)
  loop.move('camera', 100, (t) => steps.push(t))
  for (const now of [1000, 1050, 1100]) tick(now)
  expect(steps).toEqual([0, 0.5, 1])
  expect(count()).toBe(0)
})

test('a later move of the same name takes over', () => {
  const { frames, tick } = clock()
  const first = vi.fn()
  const second = vi.fn()
  const loop = createDrawLoop(() => undefined, frames)
  loop.move('camera', 100, first)
  loop.move('camera', 100, second)
  tick(0)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledWith(0)
})

test('where motion is to be reduced, a move arrives at once', () => {
  const { frames, count } = clock()
  const step = vi.fn()
  createDrawLoop(() => undefined, frames).move('camera', 0, step)
  expect(step).toHaveBeenCalledWith(1)
  expect(count()).toBe(1)
})

test('out of sight nothing is drawn; back in sight what was asked for is', () => {
  const { frames, count, tick } = clock()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  loop.request()
  loop.pause()
  expect(count()).toBe(0)
  loop.request()
  expect(count()).toBe(0)
  loop.resume()
  tick(0)
  expect(draw).toHaveBeenCalledTimes(1)
})
