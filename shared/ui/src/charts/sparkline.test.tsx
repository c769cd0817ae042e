import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Sparkline } from './sparkline.tsx'
import { sparklinePath } from './sparkline-path.ts'

test.each([
  ['the highest value stands at the top', [0, 10, 5], 'M0 26L50 2L100 14'],
  ['values that are all the same make a flat line', [3, 3], 'M0 14L100 14'],
  ['a single value makes a flat line', [7], 'M0 14L100 14'],
  ['without values there is no line', [], ''],
])('%s', (_what, values, path) => {
  expect(sparklinePath(values)).toBe(path)
})

test('a line with a label is read out, one without is decoration', () => {
  render(<Sparkline values={[1, 2]} label="Orders, rising" />)
  expect(screen.getByRole('img', { name: 'Orders, rising' })).toBeTruthy()
  render(<Sparkline values={[1, 2]} />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})
