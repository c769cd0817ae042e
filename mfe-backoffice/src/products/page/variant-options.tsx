import type { NewVariant } from '@nireeka/contracts/api'
import type { useApiForm } from '@nireeka/kit/form'
import type { formSchema } from '@nireeka/kit/form-schema'
import type { input, output } from '@nireeka/contracts/zod'
import { Button, Field, TextInput } from '@nireeka/ui'

import styles from '../products.module.css'

type Schema = ReturnType<typeof formSchema<output<typeof NewVariant>, input<typeof NewVariant>>>
type VariantFormState = ReturnType<typeof useApiForm<Schema>>

const MOST_OPTIONS = 3

interface Props {
  form: Pick<VariantFormState, 'register' | 'errors' | 'watch' | 'setValue'>
  /** Whether no other variant says yet what the options are called. */
  isFirst: boolean
}

/** What a variant is of its product: the values of its options, and for the first one their names. */
export function VariantOptions({ form: { register, errors, watch, setValue }, isFirst }: Props) {
  const options = watch('options')
  return (
    <>
      {options.map((option, index) => (
        <div key={index} className={styles.pair}>
          {isFirst ? (
            <Field
              label="Option"
              hint="For example, Size, Colour or Plug."
              errors={[errors.options?.[index]?.name?.message]}
            >
              <TextInput {...register(`options.${index}.name`)} />
            </Field>
          ) : null}
          <Field label={isFirst ? 'Value' : option.name} errors={[errors.options?.[index]?.value?.message]}>
            <TextInput {...register(`options.${index}.value`)} />
          </Field>
        </div>
      ))}
      {isFirst && options.length < MOST_OPTIONS ? (
        <p className={styles.row}>
          <Button
            size="small"
            tone="quiet"
            onClick={() => setValue('options', [...options, { name: '', value: '' }])}
          >
            Add an option
          </Button>
        </p>
      ) : null}
    </>
  )
}
