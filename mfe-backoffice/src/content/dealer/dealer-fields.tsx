import { DEALER_SERVICES } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, Select, TextArea, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { asText } from '../../form/as-text.ts'
import { EditSection } from '../../form/edit-section.tsx'
import { readable } from '../../labels.ts'
import { Choices } from './choices.tsx'
import { dealerBikes, dealerCountries, type DealerFormState } from './dealer.api.ts'

const SERVICES = DEALER_SERVICES.map((value) => ({ value, label: readable(value) }))

/** The fields of a dealer, as the dealers page shows them. */
export const DealerFields = ({ form }: { form: DealerFormState }) => (
  <>
    <PlaceSection form={form} />
    <OfferSection form={form} />
    <ReachSection form={form} />
  </>
)

function PlaceSection({ form: { register, watch, errors } }: { form: DealerFormState }) {
  const { http } = usePlatform()
  const { data: countries = [] } = useQuery(dealerCountries(http))
  const country = watch('country')
  return (
    <EditSection heading="Place" lead="The map shows a dot at the city.">
      <Field label="Name" errors={[errors.name?.message]}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="City" errors={[errors.city?.message]}>
        <TextInput autoComplete="off" {...register('city')} />
      </Field>
      <Field label="Country" errors={[errors.country?.message]}>
        <Select {...register('country')} value={country}>
          {countries.includes(country) ? null : (
            <option value={country}>{country || 'Choose a country'}</option>
          )}
          {countries.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Latitude"
        hint="In degrees, such as 52.52; south of the equator below 0."
        errors={[errors.latitude?.message]}
      >
        <TextInput inputMode="text" autoComplete="off" {...register('latitude', asNumber)} />
      </Field>
      <Field
        label="Longitude"
        hint="In degrees, such as 13.41; west of Greenwich below 0."
        errors={[errors.longitude?.message]}
      >
        <TextInput inputMode="text" autoComplete="off" {...register('longitude', asNumber)} />
      </Field>
    </EditSection>
  )
}

function OfferSection({ form: { watch, setValue, errors } }: { form: DealerFormState }) {
  const { http } = usePlatform()
  const { data: bikes = [] } = useQuery(dealerBikes(http))
  return (
    <EditSection heading="What the dealer offers">
      <Choices
        legend="Services"
        choices={SERVICES}
        chosen={watch('services')}
        error={errors.services?.message}
        onChange={(services) => setValue('services', services, { shouldDirty: true })}
      />
      <Choices
        legend="Bikes on display"
        choices={bikes}
        chosen={watch('bikes')}
        error={errors.bikes?.message}
        onChange={(chosen) => setValue('bikes', chosen, { shouldDirty: true })}
      />
    </EditSection>
  )
}

const ReachSection = ({ form: { register, errors } }: { form: DealerFormState }) => (
  <EditSection heading="When and how to reach them">
    <Field
      label="Opening hours"
      hint="Such as “Monday to Friday 10 to 18, Saturday 10:30 to 16”. Leave empty while the dealer is closed."
      errors={[errors.hours?.message]}
      isOptional
    >
      <TextInput autoComplete="off" {...register('hours', asText)} />
    </Field>
    <Field
      label="Note"
      hint="For a closed dealer: until when, and why."
      errors={[errors.note?.message]}
      isOptional
    >
      <TextArea rows={2} {...register('note', asText)} />
    </Field>
    <Field label="Phone" errors={[errors.phone?.message]}>
      <TextInput type="tel" autoComplete="off" {...register('phone')} />
    </Field>
    <Field label="Email" errors={[errors.email?.message]}>
      <TextInput type="email" autoComplete="off" {...register('email')} />
    </Field>
  </EditSection>
)
