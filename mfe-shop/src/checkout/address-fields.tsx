import { Alert, Field, Select, TextInput } from '@nireeka/ui'

import { addressFormat, type AddressFieldFormat } from './address-rules.api.ts'
import { notServed, type Problems } from './check-draft.ts'
import type { Country } from './checkout.api.ts'
import styles from './checkout.module.css'
import type { TypedDestination } from './draft.ts'

const LONGEST: Partial<Record<AddressFieldFormat['name'], number>> = {
  street: 120,
  street2: 120,
  postcode: 20,
  phone: 40,
}

interface Props {
  /** The browser's autocomplete section, also used as the prefix of field names. */
  of: 'shipping' | 'billing'
  place: TypedDestination
  problems: Problems
  countries: readonly Country[]
  /** Whether every country may be chosen: an invoice may go where no parcel can. */
  isAnywhere?: boolean
  onChange: (place: TypedDestination, field: string) => void
}

/** The fields of an address in its country's format. Values of fields that this country doesn't use are kept. */
export function AddressFields({ of, place, problems, countries, isAnywhere = false, onChange }: Props) {
  const format = addressFormat(place.countryId)
  const country = countries.find(({ id }) => id === place.countryId)
  const isOpen = isAnywhere || country === undefined || country.served
  const names = format.fields.map(({ name }) => name)
  return (
    <>
      <Field label="Country" errors={[problems[`${of}.countryId`]]}>
        <Select
          name={`${of}.country`}
          autoComplete={`${of} country`}
          value={place.countryId}
          onChange={({ target }) =>
            onChange({ ...place, countryId: Number(target.value) }, `${of}.countryId`)
          }
        >
          {countries.map(({ id, name, served }) => (
            <option key={id} value={id}>
              {served || isAnywhere ? name : `${name} (we don’t ship there yet)`}
            </option>
          ))}
        </Select>
      </Field>
      {isOpen ? (
        format.fields.map((field) => (
          <div key={field.name} className={isHalf(field.name, names) ? styles.half : undefined}>
            <AddressTextInput
              of={of}
              field={field}
              value={place.address[field.name]}
              isNumeric={field.name === 'postcode' && format.postcode?.isNumeric}
              error={problems[`${of}.address.${field.name}`]}
              onChange={(value) =>
                onChange(
                  { ...place, address: { ...place.address, [field.name]: value } },
                  `${of}.address.${field.name}`,
                )
              }
            />
          </div>
        ))
      ) : (
        <Alert>{notServed(country.name)}</Alert>
      )}
    </>
  )
}

interface InputProps {
  of: Props['of']
  field: AddressFieldFormat
  value: string
  isNumeric?: boolean
  error: string | undefined
  onChange: (value: string) => void
}

function AddressTextInput({ of, field, value, isNumeric = false, error, onChange }: InputProps) {
  const { name, label, isRequired, autocomplete, choices } = field
  const wiring = {
    name: `${of}.${name}`,
    autoComplete: `${of} ${autocomplete}`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const hint = name === 'phone' ? 'Only so the carrier can reach you.' : undefined
  return (
    <Field label={label} isOptional={!isRequired} hint={hint} errors={[error]}>
      {choices ? (
        <Select {...wiring} value={choices.some((choice) => choice.value === value) ? value : ''}>
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          {...wiring}
          value={value}
          type={name === 'phone' ? 'tel' : 'text'}
          inputMode={isNumeric ? 'numeric' : undefined}
          maxLength={LONGEST[name] ?? 80}
        />
      )}
    </Field>
  )
}

/**
 * Returns whether a field takes half a row: names, and the parts of a place's line that are printed side by side on a
 * parcel.
 */
function isHalf(name: string, names: readonly string[]) {
  if (name === 'city') return names.includes('region') !== names.includes('postcode')
  return ['name', 'lastName', 'postcode', 'region'].includes(name)
}
