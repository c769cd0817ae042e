import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Rating } from './rating.tsx'

test('stars are said in words too, with the number of ratings', () => {
  const { container } = render(<Rating value={4.5} count={1212} />)
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy()
  expect(container.textContent).toBe('1,212 ratings')
})

test('a product that nobody has rated says so', () => {
  render(<Rating value={null} count={0} />)
  expect(screen.getByText('No ratings yet')).toBeTruthy()
})
