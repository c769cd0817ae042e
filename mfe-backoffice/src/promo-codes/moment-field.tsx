import { Field, TextInput } from '@nireeka/ui'

import type { PromoFormState } from './promo-form.tsx'

interface Props {
  form: PromoFormState
  name: 'startsAt' | 'endsAt'
  label: string
}

/** How much of an ISO time the browser's field takes: up to the minute. */
const MINUTES = '2026-11-01T09:30'.length

/** A field of a promo code for a moment in UTC; left empty it is none. */
export function MomentField({ form: { watch, setValue, errors }, name, label }: Props) {
  const moment = watch(name)
  return (
    <Field label={label} isOptional errors={[errors[name]?.message]}>
      <TextInput
        type="datetime-local"
        value={moment?.slice(0, MINUTES) ?? ''}
        onChange={({ target }) =>
          setValue(name, target.value ? `${target.value}Z` : null, { shouldDirty: true })
        }
      />
    </Field>
  )
}
