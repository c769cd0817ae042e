import { expect, test } from 'vitest'

import { geometryRows, measuredSizes } from './geometry.ts'

const size = (name: string) => ({ id: 1, name, riderFrom: 160, riderTo: 175, note: null })
const rowsOf = (slug: string, ...names: string[]) =>
  Object.fromEntries(
    geometryRows(measuredSizes(slug, names.map(size))).map(({ label, values }) => [label, values]),
  )

test('the table has the lengths and angles that the model is built from', () => {
  expect(rowsOf('nireeka-prime', 'S', 'M', 'L', 'XL')).toMatchObject({
    Reach: ['428', '452', '476', '502'],
    Wheelbase: ['1170', '1199', '1230', '1262'],
    'Seat tube': ['395', '430', '470', '508'],
    'Head tube': ['105', '118', '136', '152'],
    Chainstay: ['452', '452', '452', '452'],
    'Bottom bracket drop': ['40', '40', '40', '40'],
    'Head angle': ['66.8°', '66.8°', '66.8°', '66.8°'],
    'Seat angle': ['75.0°', '75.0°', '75.0°', '75.0°'],
  })
})

test('a size without a model has no column, and neither has a bike without one', () => {
  expect(rowsOf('nyx', 'M', 'XXL').Reach).toEqual(['398'])
  expect(measuredSizes('penny-farthing', [size('M')])).toEqual([])
})

test('what is drawn has a letter of its own', () => {
  const letters = geometryRows(measuredSizes('nyx', [size('M')])).flatMap(({ letter }) => letter ?? [])
  expect(letters).toEqual(['A', 'B', 'C', 'D'])
})
