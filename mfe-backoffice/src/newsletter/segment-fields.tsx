import { NEWSLETTER_SEGMENTS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, Select } from '@nireeka/ui'

import { asNumber } from '../form/as-number.ts'
import { servedCountries } from '../promo-codes/promo-code.api.ts'
import { SEGMENT_LABELS, subscribersText } from './newsletter-texts.ts'
import { audienceOf, newsletterModels } from './newsletter.api.ts'
import styles from './newsletter.module.css'
import type { IssueFormState } from './use-issue-form.ts'

interface Props {
  form: IssueFormState
}

/** Who gets an issue, and how many they are now. */
export function SegmentFields({ form }: Props) {
  const { http } = usePlatform()
  const { register, errors, watch, setValue } = form
  const [segment, bikeId, countryId] = [watch('segment'), watch('bikeId'), watch('countryId')]
  const audience = useQuery(audienceOf(http, { segment, bikeId, countryId }))
  /** A model or a country belongs to one segment alone. */
  const forget = () => {
    setValue('bikeId', null, { shouldDirty: true })
    setValue('countryId', null, { shouldDirty: true })
  }
  return (
    <>
      <Field label="Segment" errors={[errors.segment?.message]}>
        <Select {...register('segment', { onChange: forget })}>
          {NEWSLETTER_SEGMENTS.map((value) => (
            <option key={value} value={value}>
              {SEGMENT_LABELS[value]}
            </option>
          ))}
        </Select>
      </Field>
      {segment === 'owners' ? <ModelField form={form} /> : null}
      {segment === 'country' ? <CountryField form={form} /> : null}
      <p className={styles.quiet} role="status">
        {audience.data === undefined ? '' : `${subscribersText(audience.data)} would get it now.`}
      </p>
    </>
  )
}

function ModelField({ form: { register, errors } }: Props) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(newsletterModels(http))
  return (
    <Field label="Model" errors={[errors.bikeId?.message]}>
      {/* A select can only show its value once its options are there. */}
      <Select key={data.length} {...register('bikeId', asNumber)}>
        <option value="">Please choose</option>
        {data.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function CountryField({ form: { register, errors } }: Props) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(servedCountries(http))
  return (
    <Field label="Country" errors={[errors.countryId?.message]}>
      <Select key={data.length} {...register('countryId', asNumber)}>
        <option value="">Please choose</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
