import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

test('what is typed is shown for as long as its owner wants to see it', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'over the hill')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters', pressed: false }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters', pressed: true }))
  expect(input.type).toBe('password')
  expect(input.value).toBe('over the hill')
})

test('whoever types with caps lock on is told', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  await userEvent.type(screen.getByLabelText('Password'), '{CapsLock}a')
  expect(screen.getByRole('status').textContent).toBe('Caps lock is on.')
})
