import type { Stories } from '../story.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

const sizes = ['Small', 'Medium', 'Large', 'Extra large'].map((size) => <option key={size}>{size}</option>)

export const stories: Stories = {
  Chosen: () => (
    <Field label="Frame size">
      <Select defaultValue="Medium">{sizes}</Select>
    </Field>
  ),
  'Nothing chosen yet': () => (
    <Field label="Frame size">
      <Select defaultValue="">
        <option value="">Choose a size</option>
        {sizes}
      </Select>
    </Field>
  ),
  Disabled: () => (
    <Field label="Frame size">
      <Select disabled>{sizes}</Select>
    </Field>
  ),
  Wrong: () => (
    <Field label="Frame size" errors={['Choose the size that you ride.']}>
      <Select defaultValue="">
        <option value="">Choose a size</option>
        {sizes}
      </Select>
    </Field>
  ),
  'Long text': () => (
    <Field label="Dealer">
      <Select>
        <option>
          The bicycle workshop at the old harbour, next to the ferry, Göteborg, Sweden, open in summer only
        </option>
      </Select>
    </Field>
  ),
}
