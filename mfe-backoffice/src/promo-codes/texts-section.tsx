import { Field, TextInput } from '@nireeka/ui'

import { EditSection } from '../form/edit-section.tsx'
import { MomentField } from './moment-field.tsx'
import type { PromoFormState } from './promo-form.tsx'

/** What shoppers read of a code, and when it counts. */
export const TextsSection = ({ form }: { form: PromoFormState }) => (
  <EditSection heading="Description and dates" lead="Times are in UTC.">
    <Field
      label="Description"
      hint="Shown to shoppers in the cart."
      errors={[form.errors.description?.message]}
    >
      <TextInput {...form.register('description')} autoComplete="off" maxLength={120} />
    </Field>
    <MomentField form={form} name="startsAt" label="Starts" />
    <MomentField form={form} name="endsAt" label="Ends" />
  </EditSection>
)
