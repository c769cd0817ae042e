import { formatPrice } from '@nireeka/contracts'
import { PROMO_EXAMPLES, type PromoExample, type PromoScope } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, Select, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { previewInput } from './preview-input.ts'
import { previewOf, type PromoValues } from './promo-code.api.ts'
import styles from './promo-codes.module.css'
import { EXAMPLE_LABELS } from './promo-texts.ts'

const SOME_DOLLARS = 100
/** What a cart holds at first, by what the code counts for. */
const HELD: Partial<Record<PromoScope, PromoExample>> = { bikes: 'bike', upgrades: 'upgrade' }

type Effect = Pick<PromoValues, 'kind' | 'percent' | 'max' | 'amount' | 'min' | 'appliesTo'>

/** Says what a cart of an amount would get by a code, as far as it is entered. */
export function Preview({ effect }: { effect: Effect }) {
  const { http } = usePlatform()
  const [typed, setCart] = useState<string | null>(null)
  const [chosen, setHolds] = useState<PromoExample | null>(null)
  const cart = typed ?? String(Math.max(SOME_DOLLARS, effect.min))
  const holds = chosen ?? HELD[effect.appliesTo] ?? 'accessory'
  const input = previewInput(effect, { cart, holds })
  const { data, isError } = useQuery({
    ...previewOf(http, input ?? { kind: 'amount', appliesTo: 'order', holds, cart: '0' }),
    enabled: input !== null,
  })
  if (effect.kind === 'free_colour') {
    return <p className={styles.quiet}>Covers the price of the colour for each bike in the cart.</p>
  }
  return (
    <div className={styles.preview}>
      <Field label="Preview with">
        <Select value={holds} onChange={({ target }) => setHolds(asExample(target.value))}>
          {PROMO_EXAMPLES.map((example) => (
            <option key={example} value={example}>
              {EXAMPLE_LABELS[example]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Cart total in dollars">
        <TextInput
          type="number"
          min="0"
          step="0.01"
          value={cart}
          onChange={({ target }) => setCart(target.value)}
        />
      </Field>
      <p className={styles.result} role="status">
        {input && data && !isError ? resultOf(data) : ''}
      </p>
    </div>
  )
}

const asExample = (value: string): PromoExample =>
  PROMO_EXAMPLES.find((example) => example === value) ?? 'accessory'

interface Result {
  discount: number
  isShippingFree: boolean
  reason: string | null
}

function resultOf({ discount, isShippingFree, reason }: Result): string {
  if (reason !== null) return reason
  return isShippingFree ? 'Shipping is free.' : `${formatPrice(discount)} off.`
}
