import { Button, Field, TextInput } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import styles from '../products.module.css'
import type { ProductFormState } from './product-values.ts'

interface Props {
  form: Pick<ProductFormState, 'watch' | 'setValue' | 'errors'>
}

/** The facts of a product, as names and values. */
export function SpecificationFields({ form: { watch, setValue, errors } }: Props) {
  const rows = watch('specifications')
  const put = (next: typeof rows) => setValue('specifications', next, { shouldDirty: true })
  const write = (index: number, change: Partial<(typeof rows)[number]>) =>
    put(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return (
    <EditSection heading="Specifications">
      {rows.map((row, index) => {
        const error = errors.specifications?.[index]
        return (
          // Rows have no identity beside their place.
          <div key={index} className={styles.entry}>
            <Field label="Name" errors={[error?.label?.message]}>
              <TextInput value={row.label} onChange={({ target }) => write(index, { label: target.value })} />
            </Field>
            <Field label="Value" errors={[error?.value?.message]}>
              <TextInput value={row.value} onChange={({ target }) => write(index, { value: target.value })} />
            </Field>
            <Button
              size="small"
              tone="quiet"
              aria-label={`Remove ${row.label || 'this specification'}`}
              onClick={() => put(rows.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </div>
        )
      })}
      <p className={styles.row}>
        <Button size="small" tone="secondary" onClick={() => put([...rows, { label: '', value: '' }])}>
          Add a specification
        </Button>
      </p>
    </EditSection>
  )
}
