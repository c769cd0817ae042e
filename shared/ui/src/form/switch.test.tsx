import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Switch } from './switch.tsx'

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Lock automatically' })

test('a switch has its label’s name and its hint’s description, and is turned on by its label', async () => {
  render(<Switch label="Lock automatically" hint="Two minutes after you leave it." />)
  expect(control().checked).toBe(false)
  expect(document.getElementById(control().getAttribute('aria-describedby')!)?.textContent).toBe(
    'Two minutes after you leave it.',
  )
  await userEvent.click(screen.getByText('Lock automatically'))
  expect(control().checked).toBe(true)
})

test('the space bar turns it, and the change is told', async () => {
  const change = vi.fn<(isOn: boolean) => void>()
  render(
    <Switch label="Lock automatically" isLabelHidden onChange={({ target }) => change(target.checked)} />,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(control())
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
})

test('while it is saved it keeps the focus and its state', async () => {
  const change = vi.fn()
  render(<Switch label="Lock automatically" isBusy checked={false} onChange={change} />)
  await userEvent.click(control())
  expect(change).not.toHaveBeenCalled()
  expect(control().checked).toBe(false)
  expect(control().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(control())
})
