import { Field, TextArea, TextInput } from '@nireeka/ui'

import type { FieldsProps } from './section.ts'

/** The heading of a section and the sentence below it. What else it shows comes from the shop. */
export const WordsFields = ({
  data,
  errorAt,
  onChange,
}: FieldsProps<'bike_choose' | 'community' | 'dealers'>) => (
  <>
    <Field label="Heading" errors={[errorAt('title')]}>
      <TextInput
        value={data.title}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...data, title: target.value })}
      />
    </Field>
    <Field label="Text" errors={[errorAt('text')]}>
      <TextArea
        value={data.text}
        rows={3}
        onChange={({ target }) => onChange({ ...data, text: target.value })}
      />
    </Field>
  </>
)
