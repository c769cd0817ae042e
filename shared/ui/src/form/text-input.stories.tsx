import type { Stories } from '../story.ts'
import { Field } from './field.tsx'
import { TextArea, TextInput } from './text-input.tsx'

export const stories: Stories = {
  Empty: () => (
    <Field label="City">
      <TextInput />
    </Field>
  ),
  Filled: () => (
    <Field label="City">
      <TextInput defaultValue="Göteborg" />
    </Field>
  ),
  'With a placeholder': () => (
    <Field label="Postcode">
      <TextInput placeholder="411 05" />
    </Field>
  ),
  Disabled: () => (
    <Field label="Account">
      <TextInput defaultValue="anna@example.com" disabled />
    </Field>
  ),
  'Only for reading': () => (
    <Field label="Order number">
      <TextInput defaultValue="NK-20418" readOnly />
    </Field>
  ),
  Wrong: () => (
    <Field label="Phone" errors={['Digits, spaces and a plus are enough.']}>
      <TextInput type="tel" defaultValue="call me" />
    </Field>
  ),
  'Many lines': () => (
    <Field label="Message">
      <TextArea
        defaultValue={
          'The belt squeaks in the first gear.\nOnly when it is wet, and only uphill.\nWhat can I do?'
        }
      />
    </Field>
  ),
  'Long text': () => (
    <Field label="Address">
      <TextInput defaultValue="Third yard, second staircase, behind the workshop with the green door, ring twice and wait" />
    </Field>
  ),
}
