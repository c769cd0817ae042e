import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { FailedState } from './failed-state.tsx'

test('a failure is read out, says why and can be tried again', () => {
  const retry = vi.fn<() => void>()
  render(<FailedState title="No orders to show" message="Can't reach server right now." onRetry={retry} />)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByRole('heading', { name: 'No orders to show' })).toBeTruthy()
  expect(alert.getByText("Can't reach server right now.")).toBeTruthy()
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
