import { CONFIRMATIONS, MODAL_CLOSE_MS, type Modal } from '@nireeka/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ConfirmDialog } from './confirm-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(question: Modal) {
  const happened: string[] = []
  render(
    <ConfirmDialog
      question={question}
      onAnswer={(isConfirmed) => happened.push(String(isConfirmed))}
      onClose={() => happened.push('closed')}
    />,
  )
  return happened
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = () => act(() => vi.advanceTimersByTime(MODAL_CLOSE_MS))

test('confirming calls back with true, then it closes', () => {
  const happened = show(CONFIRMATIONS.deleteComment)
  press('Delete comment')
  expect(happened).toEqual(['true'])
  wait()
  expect(happened).toEqual(['true', 'closed'])
})

test('dismissing calls back with false, then it closes', () => {
  const happened = show(CONFIRMATIONS.hideThread)
  press('Cancel')
  expect(happened).toEqual(['false'])
  wait()
  expect(happened).toEqual(['false', 'closed'])
})

test('the cross of a wide dialog and Escape dismiss', () => {
  const happened = show(CONFIRMATIONS.hideThread)
  press('Close')
  expect(happened).toEqual(['false'])
  const others = show(CONFIRMATIONS.deleteAddress)
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(others).toEqual(['false'])
})

test('a second press while it closes answers nothing more', () => {
  const happened = show(CONFIRMATIONS.deleteComment)
  const [yes, no] = ['Delete comment', 'Cancel'].map((name) => screen.getByRole('button', { name }))
  act(() => {
    yes?.click()
    yes?.click()
    no?.click()
  })
  wait()
  expect(happened).toEqual(['true', 'closed'])
})

test('an alert starts at the button that changes nothing', async () => {
  vi.useRealTimers()
  show(CONFIRMATIONS.deleteAddress)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
})

test('the primary button of a dangerous alert looks dangerous, that of another does not', () => {
  show(CONFIRMATIONS.deleteAddress)
  expect(screen.getByRole('button', { name: 'Delete address' }).className).toContain('danger')
  show({ ...CONFIRMATIONS.deleteAddress, isDangerous: false, confirm: 'Go on' })
  expect(screen.getByRole('button', { name: 'Go on' }).className).not.toContain('danger')
})
