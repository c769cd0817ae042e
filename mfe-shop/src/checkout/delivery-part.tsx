import { Field, Select, TextInput } from '@nireeka/ui'

import type { DeliveryForm } from './checkout-form.tsx'
import type { Checkout } from './checkout.api.ts'
import styles from './checkout.module.css'
import { Part } from './part.tsx'

interface AddressField {
  name: 'name' | 'last_name' | 'street' | 'street_2' | 'postcode' | 'city' | 'region'
  label: string
  autoComplete: string
  isOptional?: boolean
  isHalf?: boolean
}

const FIELDS: AddressField[] = [
  { name: 'name', label: 'First name', autoComplete: 'given-name', isHalf: true },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name', isHalf: true },
  { name: 'street', label: 'Street and number', autoComplete: 'address-line1' },
  { name: 'street_2', label: 'Apartment, floor', autoComplete: 'address-line2', isOptional: true },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', isHalf: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', isHalf: true },
  { name: 'region', label: 'State or region', autoComplete: 'address-level1', isOptional: true },
]

interface Props {
  form: DeliveryForm
  countries: Checkout['countries']
}

/** Where the parcel goes. The country decides on shipping and tax. */
export function DeliveryPart({ form: { register, errors }, countries }: Props) {
  return (
    <Part number={2} title="Delivery">
      <Field label="Country" errors={[errors.country_id?.message]}>
        <Select {...register('country_id', { valueAsNumber: true })} autoComplete="country">
          {countries.map(({ id, name, served }) => (
            <option key={id} value={id}>
              {served ? name : `${name} (we don’t ship there yet)`}
            </option>
          ))}
        </Select>
      </Field>
      {FIELDS.map(({ name, label, autoComplete, isOptional, isHalf }) => (
        <div key={name} className={isHalf ? styles.half : undefined}>
          <Field label={label} isOptional={isOptional} errors={[errors.address?.[name]?.message]}>
            <TextInput {...register(`address.${name}`)} autoComplete={`shipping ${autoComplete}`} />
          </Field>
        </div>
      ))}
    </Part>
  )
}
