import { Field, TextArea } from '@nireeka/ui'

import { useTypedValue } from '../../form/use-typed-value.ts'
import { toLines, toParagraphs } from './text-values.ts'

interface Props {
  label: string
  paragraphs: readonly string[]
  onChange: (paragraphs: string[]) => void
}

/** The paragraphs of a section, which empty lines separate. */
export function ParagraphsField({ label, paragraphs, onChange }: Props) {
  const typed = useTypedValue<readonly string[]>({
    value: paragraphs,
    toText: toLines,
    toValue: toParagraphs,
    onChange: (value) => onChange([...value]),
  })
  return (
    <Field
      label={label}
      hint="Plain text. [words](/path) becomes a link to a page of this site. An empty line begins a new paragraph."
    >
      <TextArea rows={6} {...typed} />
    </Field>
  )
}
