import { RULE_KINDS } from '@nireeka/contracts/api'
import { Checkbox, Field, Select, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import styles from '../bikes.module.css'
import type { Choices } from '../choices.api.ts'
import { KIND_LABELS } from './kind-labels.ts'
import { PartsField } from './parts-field.tsx'
import type { useRuleForm } from './rule-form.tsx'
import { fieldsOfKind, isAboutParts } from './rule-values.ts'

interface Props {
  form: ReturnType<typeof useRuleForm>
  choices: Choices
}

/** The kind of a rule and the fields that it has. */
export function KindFields({ form, choices }: Props) {
  const { register, errors, watch, setValue } = form
  const [kind, thenParts, sizes] = [watch('kind'), watch('thenParts'), watch('sizes')]

  function chooseKind(value: string) {
    const next = RULE_KINDS.find((it) => it === value) ?? kind
    const fields = fieldsOfKind(next, { thenParts, sizes })
    setValue('kind', next, { shouldDirty: true })
    setValue('thenParts', fields.thenParts, { shouldDirty: true })
    setValue('sizes', fields.sizes, { shouldDirty: true })
    setValue('speedLimitKmh', fields.speedLimitKmh, { shouldDirty: true })
  }
  return (
    <>
      <Field label="Kind" errors={[errors.kind?.message]}>
        <Select value={kind} onChange={({ target }) => chooseKind(target.value)}>
          {RULE_KINDS.map((value) => (
            <option key={value} value={value}>
              {KIND_LABELS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <PartsField
        label="When one of these is chosen"
        parts={choices.parts}
        chosen={watch('whenParts')}
        error={errors.whenParts?.message}
        onChange={(chosen) => setValue('whenParts', chosen, { shouldDirty: true })}
      />
      {isAboutParts(kind) ? (
        <PartsField
          label={kind === 'requires' ? 'One of these is needed' : 'None of these is allowed'}
          parts={choices.parts}
          chosen={thenParts}
          error={errors.thenParts?.message}
          onChange={(chosen) => setValue('thenParts', chosen, { shouldDirty: true })}
        />
      ) : null}
      {kind === 'excludes_size' ? (
        <SizeChoice
          names={choices.sizes}
          sizes={sizes}
          error={errors.sizes?.message}
          onChange={(chosen) => setValue('sizes', chosen, { shouldDirty: true })}
        />
      ) : null}
      {kind === 'excludes_country' ? (
        <Field
          label="Speed limit in km/h"
          hint="Riders in countries that allow this or less are warned."
          errors={[errors.speedLimitKmh?.message]}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('speedLimitKmh', asNumber)} />
        </Field>
      ) : null}
    </>
  )
}

interface SizeProps {
  names: readonly string[]
  sizes: readonly string[]
  error?: string
  onChange: (sizes: string[]) => void
}

const SizeChoice = ({ names, sizes, error, onChange }: SizeProps) => (
  <fieldset>
    <legend className={styles.legend}>Sizes it excludes</legend>
    {names.map((size) => (
      <Checkbox
        key={size}
        label={size}
        checked={sizes.includes(size)}
        onChange={({ target }) =>
          onChange(target.checked ? [...sizes, size] : sizes.filter((it) => it !== size))
        }
      />
    ))}
    {error ? (
      <p className={styles.error} role="alert">
        {error}
      </p>
    ) : null}
  </fieldset>
)
