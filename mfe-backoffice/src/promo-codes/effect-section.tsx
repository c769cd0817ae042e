import { COLOUR_TYPES } from '@nireeka/contracts'
import { PROMO_KINDS, PROMO_SCOPES } from '@nireeka/contracts/api'
import { DefinitionList, Field, Select, TextInput } from '@nireeka/ui'

import { EditSection } from '../form/edit-section.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { NumberField } from './number-field.tsx'
import { Preview } from './preview.tsx'
import type { PromoCode } from './promo-code.api.ts'
import type { PromoFormState } from './promo-form.tsx'
import { effectOf, KIND_LABELS, SCOPE_LABELS } from './promo-texts.ts'
import { forKind } from './promo-values.ts'

/** The fields of a code and of what it takes off. */
export function EffectSection({ form }: { form: PromoFormState }) {
  const { register, errors, watch, setValue } = form
  const kind = watch('kind')
  const kindField = register('kind', {
    onChange: ({ target }) => {
      for (const [field, value] of Object.entries(forKind(target.value))) {
        setValue(field as 'percent', value as null, { shouldDirty: true })
      }
    },
  })
  return (
    <EditSection heading="Code and discount" lead="Locked after first use.">
      <Field label="Code" hint="3 to 24 letters and digits." errors={[errors.code?.message]}>
        <TextInput {...register('code')} autoComplete="off" autoCapitalize="characters" maxLength={24} />
      </Field>
      <Field label="Type" errors={[errors.kind?.message]}>
        <Select {...kindField}>
          {PROMO_KINDS.map((it) => (
            <option key={it} value={it}>
              {KIND_LABELS[it]}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'percent' ? (
        <>
          <NumberField form={form} name="percent" label="Percent" step="0.01" />
          <NumberField form={form} name="max" label="Maximum discount in dollars" step="0.01" isOptional />
        </>
      ) : null}
      {kind === 'amount' ? (
        <NumberField form={form} name="amount" label="Amount in dollars" step="0.01" />
      ) : null}
      {kind === 'free_colour' ? (
        <Field label="Colours" errors={[errors.colourType?.message]}>
          <Select {...register('colourType')}>
            {COLOUR_TYPES.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field label="Applies to" errors={[errors.appliesTo?.message]}>
          <Select {...register('appliesTo')}>
            {PROMO_SCOPES.map((scope) => (
              <option key={scope} value={scope}>
                {SCOPE_LABELS[scope]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ChosenProducts
        ids={watch('productIds')}
        onChange={(ids) => setValue('productIds', ids, { shouldDirty: true })}
        error={errors.productIds?.message}
      />
      <Preview effect={watch()} />
    </EditSection>
  )
}

/** The discount of a used code, which can't be changed. */
export const FixedEffect = ({ promo }: { promo: PromoCode }) => (
  <EditSection
    heading="Code and discount"
    lead="Locked after first use. To change the discount, end this code and duplicate it."
  >
    <DefinitionList
      items={[
        { term: 'Code', details: promo.code },
        { term: 'Discount', details: effectOf(promo) },
      ]}
    />
    <Preview effect={promo} />
  </EditSection>
)
