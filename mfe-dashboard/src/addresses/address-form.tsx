import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Field, Select, TextInput } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import { type Country, type SavedAddress, toFormValues } from './address.ts'
import { type AddressField, addressFields, AddressSchema } from './address-schema.api.ts'
import { ADDRESSES_KEY, saveAddress } from './addresses.api.ts'
import styles from './addresses.module.css'

interface Props {
  /** The address to edit; null for a new one. */
  address: SavedAddress | null
  countries: readonly Country[]
  onClose: () => void
}

/** A form with the fields of an address in its country's format. */
export function AddressForm({ address, countries, onClose }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: AddressSchema,
    defaultValues: toFormValues(address),
    submit: async (input) => {
      await saveAddress(http, address?.id ?? null, input)
      notify('success', 'Address saved.')
      await queries.invalidateQueries({ queryKey: ADDRESSES_KEY })
      onClose()
    },
  })
  const { register, errors } = form
  const countryId = form.watch('countryId')
  return (
    <form
      ref={focusFirst}
      className={styles.form}
      aria-label={address ? 'Edit address' : 'New address'}
      onSubmit={(event) => void form.onSubmit(event)}
      noValidate
    >
      {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
      <Field label="Country" errors={[errors.countryId?.message]}>
        <Select {...register('countryId', { setValueAs: Number })} autoComplete="country">
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {addressFields(countryId).map((field) => (
        <AddressFieldInput
          key={field.name}
          field={field}
          wiring={register(`address.${field.name}`)}
          error={errors.address?.[field.name]?.message}
        />
      ))}
      <p className={styles.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          Save address
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

/** Focuses the first field of a form that has just been opened. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('select')?.focus()

const LONGEST: Partial<Record<AddressField['name'], number>> = {
  street: 120,
  street2: 120,
  postcode: 20,
  phone: 40,
}

interface InputProps {
  field: AddressField
  wiring: ComponentProps<'input'> & ComponentProps<'select'>
  error: string | undefined
}

const AddressFieldInput = ({ field, wiring, error }: InputProps) => (
  <Field label={field.label} isOptional={!field.isRequired} errors={[error]}>
    {field.choices ? (
      <Select {...wiring} autoComplete={field.autocomplete}>
        <option value="">Please choose</option>
        {field.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    ) : (
      <TextInput
        {...wiring}
        type={field.name === 'phone' ? 'tel' : 'text'}
        autoComplete={field.autocomplete}
        maxLength={LONGEST[field.name] ?? 80}
      />
    )}
  </Field>
)
