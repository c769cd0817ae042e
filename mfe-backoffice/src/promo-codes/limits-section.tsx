import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Checkbox, Field, TextInput } from '@nireeka/ui'

import { EditSection } from '../form/edit-section.tsx'
import { NumberField } from './number-field.tsx'
import { servedCountries } from './promo-code.api.ts'
import styles from './promo-codes.module.css'
import type { PromoFormState } from './promo-form.tsx'

/** Who can use a code, how often, and from what a cart has to cost. */
export function LimitsSection({ form }: { form: PromoFormState }) {
  const { register, errors } = form
  return (
    <EditSection heading="Limits" lead="Leave a field empty for no limit.">
      <NumberField form={form} name="min" label="Minimum spend in dollars" step="0.01" />
      <NumberField form={form} name="maxUses" label="Total uses" isOptional />
      <NumberField form={form} name="maxPerMember" label="Uses per customer" isOptional />
      <Checkbox label="First order only" {...register('isFirstOrderOnly')} />
      <Field
        label="Customer group"
        isOptional
        hint="For example, dealer. Other customers see that the code is not available for their account."
        errors={[errors.customerGroup?.message]}
      >
        <TextInput
          {...register('customerGroup', { setValueAs: (text: string | null) => text || null })}
          autoComplete="off"
          maxLength={40}
        />
      </Field>
      <Countries form={form} />
    </EditSection>
  )
}

/** The only countries that a code counts for. */
function Countries({ form: { watch, setValue } }: { form: PromoFormState }) {
  const { http } = usePlatform()
  const { data: countries = [] } = useQuery(servedCountries(http))
  const ids = watch('countryIds')
  return (
    <fieldset className={styles.countries}>
      <legend className={styles.legend}>Limit to countries (optional)</legend>
      {countries.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ids.includes(id)}
          onChange={({ target }) =>
            setValue('countryIds', target.checked ? [...ids, id] : ids.filter((it) => it !== id), {
              shouldDirty: true,
            })
          }
        />
      ))}
    </fieldset>
  )
}
