import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { EmptyState } from './empty-state.tsx'
import { NoOrdersScene } from './scenes/no-orders-scene.tsx'

test('the words say it all: the drawing is for the eye', () => {
  render(<EmptyState title="No orders yet" picture={<NoOrdersScene />} action={<a href="/bikes">Bikes</a>} />)
  expect(screen.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bikes' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
