import { TICKET_CATEGORIES } from '@nireeka/contracts/api'
import { Field, Select } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import { CATEGORY_WORDS } from './ticket-words.ts'

interface Props {
  /** What the form registers. */
  field: ComponentProps<'select'>
  error: string | undefined
}

export const CategoryField = ({ field, error }: Props) => (
  <Field label="What is it about?" errors={[error]}>
    <Select {...field}>
      {TICKET_CATEGORIES.map((one) => (
        <option key={one} value={one}>
          {CATEGORY_WORDS[one]}
        </option>
      ))}
    </Select>
  </Field>
)
