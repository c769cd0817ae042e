import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Button } from './button.tsx'

test('a busy button keeps its place in the page and neither acts nor submits', () => {
  const act = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Button type="submit" isBusy onClick={act}>
        Save
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save', busy: true }))
  expect(act).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a button submits nothing unless it says so', () => {
  render(<Button>Add to cart</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).type).toBe('button')
})
