import { expect, test } from 'vitest'

import { columnsInView } from './use-in-view.ts'

test('where there is room, all columns are in view', () => {
  expect(columnsInView(3, null)).toEqual([0, 1, 2])
})

test('of three, a narrow screen shows the first and the one chosen beside it', () => {
  expect(columnsInView(3, 2)).toEqual([0, 2])
  expect(columnsInView(2, 1)).toEqual([0, 1])
})
