import { expect, test } from 'vitest'

import { columnNames } from './column-names.ts'

test('a column is called by its bike, or by its place where several columns have that bike', () => {
  expect(columnNames(['Nyx', 'Oslo'])).toEqual(['Nyx', 'Oslo'])
  expect(columnNames(['Nyx', 'Nyx'])).toEqual(['First build', 'Second build'])
  expect(columnNames(['Nyx', 'Oslo', 'Nyx'])).toEqual(['First build', 'Oslo', 'Third build'])
})
