import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog } from './dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function show(kind: 'wide' | 'alert') {
  const close = vi.fn<() => void>()
  render(
    <Dialog
      kind={kind}
      title="Delete comment"
      description="This comment will be deleted permanently."
      actions={(leave) => (
        <button type="button" onClick={leave}>
          Cancel
        </button>
      )}
      onClose={close}
    />,
  )
  return close
}

test('a dialog is named by its title and described by its sentence', () => {
  show('alert')
  const dialog = screen.getByRole('alertdialog', { name: 'Delete comment' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('This comment will be deleted permanently.')
})

test('the modal closes after a 200 ms delay', () => {
  const close = show('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  wait(MODAL_CLOSE_MS - 1)
  expect(close).not.toHaveBeenCalled()
  wait(1)
  expect(close).toHaveBeenCalledOnce()
})

test('the cross dismisses a wide dialog', () => {
  const close = show('wide')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  wait(MODAL_CLOSE_MS)
  expect(close).toHaveBeenCalledOnce()
})

test('Escape dismisses', () => {
  const close = show('wide')
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Delete comment' }), { key: 'Escape' })
  wait(MODAL_CLOSE_MS)
  expect(close).toHaveBeenCalledOnce()
})

test('Escape is for the dialog in front, also when the two stand in different React roots', () => {
  const close = show('wide')
  const closeInFront = show('alert')
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  wait(MODAL_CLOSE_MS)
  expect(closeInFront).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})

test('a dialog with something to read starts at itself, not at a button', async () => {
  vi.useRealTimers()
  render(
    <Dialog title="Your cart" onClose={() => undefined} actions={<button type="button">Pay</button>}>
      <p>Nyx, size M</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Your cart' })
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog))
})

test('a dialog that may not be dismissed stays, and its own button still closes it', async () => {
  const close = vi.fn<() => void>()
  const mayDismiss = vi.fn(async () => false)
  render(
    <Dialog title="Ship" mayDismiss={mayDismiss} onClose={close}>
      {(leave) => (
        <button type="button" onClick={leave}>
          Done
        </button>
      )}
    </Dialog>,
  )
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(() => vi.advanceTimersByTimeAsync(MODAL_CLOSE_MS))
  expect(mayDismiss).toHaveBeenCalledTimes(2)
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  wait(MODAL_CLOSE_MS)
  expect(close).toHaveBeenCalledOnce()
})
