import { formatPrice } from '@nireeka/contracts'
import { Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

interface Props {
  /** The highest amount, in dollars. */
  most: number
  /** The typed amount in dollars; null when it is none. */
  amount: number | null
  error?: string
  onChange: (amount: number | null) => void
}

/** An amount of money as it is typed. */
export function AmountField({ most, amount, error, onChange }: Props) {
  const [text, setText] = useState(amount === null ? '' : String(amount))
  return (
    <Field label="Amount in dollars" hint={`Up to ${formatPrice(most)}.`} errors={[error]}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(toAmount(target.value))
        }}
      />
    </Field>
  )
}

function toAmount(text: string): number | null {
  const amount = Number(text.trim().replace(/^\$/, '').replaceAll(',', ''))
  return text.trim() === '' || Number.isNaN(amount) ? null : amount
}
