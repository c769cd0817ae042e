import { Checkbox, Field, Select, TextArea, TextInput } from '@nireeka/ui'

import { asNumber } from '../form/as-number.ts'
import { asText } from '../form/as-text.ts'
import { EditSection } from '../form/edit-section.tsx'
import type { GuideFormState } from './guide-form.tsx'
import { AREA_LABELS, toOptions } from './guide-texts.ts'

/** What a guide is about, and how it is found. */
export function BasicsSection({ form: { register, errors, watch, setValue } }: { form: GuideFormState }) {
  const isCode = watch('kind') === 'code'
  const kind = register('kind')
  return (
    <EditSection heading="Basics" lead="As riders see it in the list and in searches.">
      <Field label="Kind" errors={[errors.kind?.message]}>
        <Select
          {...kind}
          onChange={(event) => {
            void kind.onChange(event)
            if (event.target.value === 'symptom') setValue('code', null, { shouldDirty: true })
          }}
        >
          <option value="symptom">Symptom</option>
          <option value="code">Code on the display</option>
        </Select>
      </Field>
      {isCode ? (
        <Field label="Code" hint="An E and two digits, such as E15." errors={[errors.code?.message]}>
          <TextInput {...register('code', asText)} autoComplete="off" maxLength={3} />
        </Field>
      ) : null}
      <Field label="Title" errors={[errors.title?.message]}>
        <TextInput {...register('title')} autoComplete="off" maxLength={120} />
      </Field>
      <Field
        label="Address"
        hint="The end of the page’s address: no-assistance. Shared links stop working when it changes."
        errors={[errors.slug?.message]}
      >
        <TextInput {...register('slug')} autoComplete="off" autoCapitalize="off" maxLength={60} />
      </Field>
      <Field label="Area" errors={[errors.area?.message]}>
        <Select {...register('area')}>
          {toOptions(AREA_LABELS).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Summary" errors={[errors.summary?.message]}>
        <TextArea {...register('summary')} rows={2} maxLength={300} />
      </Field>
      <Field
        label="Other words"
        hint="What riders type to find it, separated by spaces."
        errors={[errors.words?.message]}
        isOptional
      >
        <TextInput {...register('words')} autoComplete="off" maxLength={300} />
      </Field>
      <Field
        label="Safety"
        hint="What the rider needs to know before trying anything."
        errors={[errors.safety?.message]}
        isOptional
      >
        <TextArea {...register('safety', asText)} rows={2} maxLength={400} />
      </Field>
      <FactFields form={{ register, errors }} />
    </EditSection>
  )
}

/** What stands above the first check. */
const FactFields = ({
  form: { register, errors },
}: {
  form: Pick<GuideFormState, 'register' | 'errors'>
}) => (
  <>
    <Field
      label="Safe to ride?"
      hint="Until the fault is fixed, such as “Yes, but without assistance”."
      errors={[errors.safeToRide?.message]}
      isOptional
    >
      <TextInput {...register('safeToRide', asText)} autoComplete="off" maxLength={120} />
    </Field>
    <Checkbox
      label="Mark as “Don’t ride”"
      hint="In every list, until the fault is fixed."
      {...register('doNotRide')}
    />
    <Field
      label="Minutes"
      hint="How long all checks take, from 1 to 240."
      errors={[errors.minutes?.message]}
      isOptional
    >
      <TextInput inputMode="numeric" autoComplete="off" {...register('minutes', asNumber)} />
    </Field>
  </>
)
