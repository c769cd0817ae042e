import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { Field, Select } from '@nireeka/ui'
import type { ComponentProps } from 'react'

interface Props {
  /** The form registration of the field. */
  field: ComponentProps<'select'>
  error: string | undefined
}

export const CategoryField = ({ field, error }: Props) => (
  <Field label="What’s it about?" errors={[error]}>
    <Select {...field}>
      {Object.entries(TICKET_CATEGORY_LABELS).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
)
