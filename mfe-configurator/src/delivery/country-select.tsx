import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import { Field, Select } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

type Props = { builder: Pick<Builder, 'country' | 'countries' | 'chooseCountry'> }

/**
 * The country of delivery as a select. Until the list is loaded it shows the spec's default country, whose dates are
 * shown.
 */
export const CountrySelect = ({ builder: { country, countries, chooseCountry } }: Props) => (
  <Field label="Delivery to">
    <Select
      value={country?.id ?? DEFAULT_COUNTRY_ID}
      disabled={countries.length === 0}
      onChange={(event) => chooseCountry(Number(event.target.value))}
    >
      {countries.length === 0 ? <option value={DEFAULT_COUNTRY_ID}>United States</option> : null}
      {countries.map(({ id, name, isServed }) => (
        <option key={id} value={id}>
          {isServed ? name : `${name} (not yet)`}
        </option>
      ))}
    </Select>
  </Field>
)
