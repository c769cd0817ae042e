import { Field, TextInput } from '@nireeka/ui'

import { useTypedValue } from '../form/use-typed-value.ts'
import { localTime, momentOf } from './local-time.ts'

interface Props {
  label: string
  hint?: string
  isOptional?: boolean
  /** The time in UTC; null for none. */
  value: string | null
  error?: string
  onChange: (value: string | null) => void
}

/** A date and time, entered in the reader's time zone. */
export function MomentField({
  label,
  hint = 'In your time zone.',
  isOptional,
  value,
  error,
  onChange,
}: Props) {
  const typed = useTypedValue<string | null>({ value, toText: localTime, toValue: momentOf, onChange })
  return (
    <Field label={label} hint={hint} errors={[error]} isOptional={isOptional}>
      <TextInput type="datetime-local" {...typed} />
    </Field>
  )
}
