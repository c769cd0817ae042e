import type { Stories } from '../story.ts'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

export const stories: Stories = {
  Empty: () => (
    <Field label="Password">
      <PasswordInput autoComplete="off" />
    </Field>
  ),
  Filled: () => (
    <Field label="Password">
      <PasswordInput autoComplete="off" defaultValue="over the hill by belt" />
    </Field>
  ),
  'Wrong, longer than the field': () => (
    <Field label="New password" errors={['At least 10 characters.']}>
      <PasswordInput
        autoComplete="off"
        defaultValue="the long way home over the hill and through the forest by belt, and never by chain"
      />
    </Field>
  ),
}
