import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import { Field, Select } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

type Props = { builder: Pick<Builder, 'country' | 'countries' | 'chooseCountry'> }

/** Where the bike goes. Until the list is there it stands still on the spec's country, whose dates are shown. */
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
