import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, Icon, Select } from '@nireeka/ui'

import { BIKES, countriesOf, type DealerFilter, dealersPath, FORM_NAMES, SERVICES } from './dealer-filter.ts'
import type { Dealer } from './dealers.api.ts'
import styles from './filter-form.module.css'

interface Props {
  dealers: readonly Dealer[]
  filter: DealerFilter
}

/** A form of country, service and bike, stored in the URL, folded on a phone. Without scripts a button submits it. */
export function FilterForm({ dealers, filter }: Props) {
  const navigate = useNavigate()
  const countries = countriesOf(dealers).map(({ code, name }) => [code, name] as const)
  const choices = {
    country: { label: 'Country', all: 'All countries', options: countries },
    service: { label: 'Service', all: 'All services', options: Object.entries(SERVICES) },
    bike: { label: 'Bike on display', all: 'Any bike', options: Object.entries(BIKES) },
  }
  return (
    <form action="/dealers" method="get" role="search" aria-label="Dealers">
      <details className={styles.folded} open={FORM_NAMES.some((name) => filter[name] !== '')}>
        <summary className={styles.summary}>
          Filters <Icon name="chevron-down" />
        </summary>
        <div className={styles.fields}>
          {FORM_NAMES.map((name) => (
            <Field key={name} label={choices[name].label}>
              <Select
                name={name}
                value={filter[name]}
                onChange={(event) => void navigate(dealersPath(changed(filter, name, event.target.value)))}
              >
                <option value="">{choices[name].all}</option>
                {choices[name].options.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <noscript>
            <Button type="submit" tone="secondary">
              Show
            </Button>
          </noscript>
        </div>
      </details>
    </form>
  )
}

/** A country stands for its region, so that the two never contradict each other. */
const changed = (filter: DealerFilter, name: (typeof FORM_NAMES)[number], value: string): DealerFilter => ({
  ...filter,
  ...(name === 'country' ? { region: '' } : {}),
  [name]: value,
})
