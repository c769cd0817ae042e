import { Field, TextInput } from '@nireeka/ui'

import { useTypedValue } from './use-typed-value.ts'

interface Props {
  label: string
  hint?: string
  words: readonly string[]
  error?: string
  onChange: (words: string[]) => void
}

/** Several words or names, which commas separate. */
export function WordsField({ label, hint = 'Separate with commas.', words, error, onChange }: Props) {
  const typed = useTypedValue<readonly string[]>({
    value: words,
    toText: (value) => value.join(', '),
    toValue,
    onChange: (value) => onChange([...value]),
  })
  return (
    <Field label={label} hint={hint} errors={[error]} isOptional>
      <TextInput autoComplete="off" {...typed} />
    </Field>
  )
}

const toValue = (text: string) => [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean)
