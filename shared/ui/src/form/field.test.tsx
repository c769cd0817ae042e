import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea, TextInput } from './text-input.tsx'

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

test('the label names the control, the hint and every error describe it', () => {
  render(
    <Field label="Password" hint="At least 8 characters." errors={['Too short.', undefined, 'Too common.']}>
      <TextInput type="password" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  expect(descriptionOf(input)).toBe('At least 8 characters. | Too short. Too common.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Too short. Too common.')
})

test('a field without errors is not invalid and describes nothing', () => {
  render(
    <Field label="Email" errors={[undefined]}>
      <TextInput type="email" />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-describedby')).toBeNull()
})

test('selects and long texts are wired the same way', () => {
  render(
    <>
      <Field label="Country">
        <Select>
          <option>United States</option>
        </Select>
      </Field>
      <Field label="Message" isOptional>
        <TextArea />
      </Field>
    </>,
  )
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toBeTruthy()
})
