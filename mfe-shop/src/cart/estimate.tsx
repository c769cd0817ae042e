import { type Cart, type CartPort, DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, Select } from '@nireeka/ui'
import { useOptimistic, useTransition } from 'react'

import styles from './cart.module.css'
import { countriesOf } from './countries.api.ts'
import { estimateText } from './estimate-text.ts'

const DEFAULT = { id: DEFAULT_COUNTRY_ID, name: 'United States', isServed: true }

/** The country of delivery, and how long shipping there takes by the server's quote. */
export function Estimate({ cart, port }: { cart: Cart; port: CartPort }) {
  const { http } = usePlatform()
  const { data } = useQuery(countriesOf(http))
  const estimate = cart.facts?.estimate
  const [isBusy, start] = useTransition()
  const country = estimate?.country ?? DEFAULT
  const [chosenId, setChosenId] = useOptimistic(country.id)
  const countries = data ?? [country]

  const choose = (id: number) =>
    start(async () => {
      setChosenId(id)
      await port.deliverTo(id)
    })
  return (
    <div className={styles.estimate}>
      <Field label="Deliver to">
        <Select value={chosenId} disabled={!data} onChange={({ target }) => choose(Number(target.value))}>
          {countries.map(({ id, name, isServed }) => (
            <option key={id} value={id}>
              {isServed ? name : `${name} (not yet)`}
            </option>
          ))}
        </Select>
      </Field>
      <p className={styles.cost} aria-live="polite" aria-busy={isBusy}>
        {textOf(cart, isBusy)}
      </p>
    </div>
  )
}

/** While a country is asked about, the text of the one before would be wrong. */
function textOf({ facts, check }: Cart, isBusy: boolean): string {
  if (facts?.estimate && !isBusy) return estimateText(facts.estimate)
  return check === 'failed' ? 'Shipping can’t be calculated right now.' : 'Calculating shipping…'
}
