import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { PasswordPart } from './password-part.tsx'

test('each of the passwords can be looked at while it is typed', async () => {
  renderPage(<PasswordPart hasPassword />, '/dashboard/settings')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  const inputs = ['Current password', 'New password', 'Repeat new password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  expect(inputs.map(({ type }) => type)).toEqual(['password', 'password', 'password'])
  for (const eye of screen.getAllByRole('button', { name: 'Show characters' })) await userEvent.click(eye)
  expect(inputs.map(({ type }) => type)).toEqual(['text', 'text', 'text'])
})

test('whoever has a password is told that a change of it is never silent', () => {
  renderPage(<PasswordPart hasPassword />, '/dashboard/settings')
  expect(screen.getByText('We email you whenever it changes.')).toBeTruthy()
})
