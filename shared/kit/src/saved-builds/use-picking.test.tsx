import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { pickedText, togglePicked, usePicking } from './use-picking.ts'

const builds = [1, 2, 3, 4].map((id) => ({ id }))

test('up to three builds are picked, in the order of selection, and one is unpicked again', () => {
  const { result } = renderHook(() => usePicking(builds))
  for (const id of [3, 1, 2]) act(() => result.current.pickingOf({ id })?.toggle())
  expect(result.current.picked).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }])
  expect(result.current.pickingOf({ id: 4 })).toMatchObject({ isPicked: false, isFull: true })
  expect(result.current.pickingOf({ id: 1 })).toMatchObject({ isPicked: true, isFull: false })
  act(() => result.current.pickingOf({ id: 1 })?.toggle())
  expect(result.current.picked).toEqual([{ id: 3 }, { id: 2 }])
  expect(result.current.pickingOf({ id: 4 })?.isFull).toBe(false)
})

test('a build that is gone is no longer picked, and leaves room for another one', () => {
  const { result, rerender } = renderHook(({ all }) => usePicking(all), { initialProps: { all: builds } })
  for (const id of [1, 2, 3]) act(() => result.current.pickingOf({ id })?.toggle())
  rerender({ all: builds.slice(1) })
  act(() => result.current.pickingOf({ id: 4 })?.toggle())
  expect(result.current.picked).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }])
})

test('a build alone has nothing to be compared with', () => {
  const { result } = renderHook(() => usePicking([{ id: 1 }]))
  expect(result.current.pickingOf({ id: 1 })).toBeNull()
})

test('a fourth build isn’t added', () => {
  expect(togglePicked([1, 2, 3], 4)).toEqual([1, 2, 3])
})

test.each([
  [2, ['Pick two builds to see them side by side.', 'Pick one more.', 'Two picked.']],
  [
    4,
    [
      'Pick two or three builds to see them side by side.',
      'Pick one or two more.',
      'Two picked. You can add a third.',
      'Three picked.',
    ],
  ],
])('it is told how many of %i builds are picked, and how many more can be', (all, texts) => {
  expect(texts.map((_text, count) => pickedText(count, all))).toEqual(texts)
})
