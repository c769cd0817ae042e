import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { RadioCards } from './radio-cards.tsx'

const sizes = [
  { value: 1, label: 'S', details: '155–168 cm' },
  { value: 2, label: 'M', details: '166–179 cm' },
  { value: 3, label: 'XL', details: 'Not built this season', isDisabled: true },
]

test('choosing a size tells which, and a size that is not built says why and can’t be chosen', () => {
  const choose = vi.fn<(value: number) => void>()
  render(<RadioCards legend="Frame size" options={sizes} value={1} onChange={choose} />)
  expect(screen.getByRole('group', { name: 'Frame size' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^S/, checked: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /^M/ }))
  expect(choose).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Not built this season/ }).disabled).toBe(true)
})
