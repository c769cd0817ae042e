import type { Stories } from '../story.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea, TextInput } from './text-input.tsx'

export const stories: Stories = {
  Plain: () => (
    <Field label="First name">
      <TextInput />
    </Field>
  ),
  'With a hint': () => (
    <Field label="Frame number" hint="Under the bottom bracket, nine signs.">
      <TextInput defaultValue="NK7 204 118" />
    </Field>
  ),
  'With an error': () => (
    <Field label="Email" errors={['This isn’t an email address.']}>
      <TextInput type="email" defaultValue="anna@" />
    </Field>
  ),
  'With a hint and two errors': () => (
    <Field
      label="New password"
      hint="At least 12 signs."
      errors={['It needs at least 12 signs.', 'It must not hold your name.']}
    >
      <TextInput type="password" defaultValue="anna" />
    </Field>
  ),
  Optional: () => (
    <Field label="Company" isOptional>
      <TextInput />
    </Field>
  ),
  'Around a select': () => (
    <Field label="Country">
      <Select defaultValue="se">
        <option value="se">Sweden</option>
      </Select>
    </Field>
  ),
  'Around many lines': () => (
    <Field label="Your question">
      <TextArea />
    </Field>
  ),
  'Long text': () => (
    <Field
      label="What happened, when did it happen, and what have you already tried to make it ride again?"
      hint="The more we know before we open the crate, the sooner your bike is back: photos help, and so does the number that the display shows."
    >
      <TextInput />
    </Field>
  ),
}
