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

test.each([
  [0, 0, 5],
  [3.2, 3, 2],
  [3.7, 4, 2],
  [5, 5, 0],
])('%s is drawn as %i stars or halves over %i empty ones', (value, full, empty) => {
  const { container } = render(<Rating value={value} />)
  const drawn = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/z/g)?.length ?? 0,
  )
  expect(drawn).toEqual([empty, full])
})
