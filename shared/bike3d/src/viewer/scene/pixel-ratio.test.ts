import { expect, test } from 'vitest'

import { createPixelRatio } from './pixel-ratio.ts'

const watch = (ratio: ReturnType<typeof createPixelRatio>, frameMs: number, count: number) => {
  for (let i = 0; i <= count; i++) ratio.see(i * frameMs)
  ratio.rest()
}

test('at most two points of the drawing make one of the page', () => {
  expect(createPixelRatio(3).atRest).toBe(2)
  expect(createPixelRatio(1.5).atRest).toBe(1.5)
})

test('a fast card draws a motion as finely as a still', () => {
  const ratio = createPixelRatio(2)
  watch(ratio, 16, 60)
  expect(ratio.inMotion()).toBe(2)
})

test('a slow one gets fewer points in motion, down to a limit, and all of them at rest', () => {
  const ratio = createPixelRatio(2)
  watch(ratio, 60, 6)
  expect(ratio.inMotion()).toBe(1.5)
  watch(ratio, 60, 100)
  expect(ratio.inMotion()).toBe(0.6)
  expect(ratio.atRest).toBe(2)
})

test('a pause between two motions is no slow frame', () => {
  const ratio = createPixelRatio(2)
  for (let i = 0; i < 20; i++) {
    ratio.see(i * 5000)
    ratio.rest()
  }
  expect(ratio.inMotion()).toBe(2)
})
