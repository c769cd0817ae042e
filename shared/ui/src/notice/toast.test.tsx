import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Toast } from './toast.tsx'

test('a toast says its text and can be dismissed', () => {
  const close = vi.fn<() => void>()
  render(<Toast tone="success" text="City helmet added to cart" onClose={close} />)
  screen.getByText('City helmet added to cart')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(close).toHaveBeenCalledOnce()
})
