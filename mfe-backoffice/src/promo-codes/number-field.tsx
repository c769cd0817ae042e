import { Field, TextInput } from '@nireeka/ui'

import type { PromoFormState } from './promo-form.tsx'
import { numberOrNull } from './promo-values.ts'

interface Props {
  form: PromoFormState
  name: 'percent' | 'max' | 'amount' | 'min' | 'maxUses' | 'maxPerMember'
  label: string
  /** The smallest difference of two values: '0.01' for dollars. */
  step?: string
  isOptional?: boolean
}

/** A field of a promo code for a number; left empty it is none. */
export const NumberField = ({
  form: { register, errors },
  name,
  label,
  step = '1',
  isOptional = false,
}: Props) => (
  <Field label={label} isOptional={isOptional} errors={[errors[name]?.message]}>
    <TextInput
      type="number"
      inputMode="decimal"
      min="0"
      step={step}
      {...register(name, { setValueAs: numberOrNull })}
    />
  </Field>
)
