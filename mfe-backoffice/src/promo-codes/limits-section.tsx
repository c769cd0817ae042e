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
    <EditSection heading="Limits" lead="What is left empty doesn’t limit the code.">
      <NumberField form={form} name="min" label="Minimum in dollars" step="0.01" />
      <NumberField form={form} name="maxUses" label="Uses in total" isOptional />
      <NumberField form={form} name="maxPerMember" label="Uses per customer" isOptional />
      <Checkbox label="First order only" {...register('isFirstOrderOnly')} />
      <Field
        label="Customer group"
        isOptional
        hint="Such as dealer. Others are told that the code is not for their account."
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
      <legend className={styles.legend}>Only these countries (optional)</legend>
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
