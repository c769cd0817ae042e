import { formatNumber } from '@nireeka/contracts'
import type { AccessoryList } from '../accessories.api.ts'
import { Field, TextInput } from '@nireeka/ui'
import { type FocusEvent, useCallback, useState } from 'react'

import styles from './filter.module.css'
import { readListParams, type ListParams } from './list-params.ts'

interface Props {
  params: ListParams
  limits: AccessoryList['facets']['price']
  onChange: (change: Pick<ListParams, 'min' | 'max'>) => void
}

/** Price fields in whole dollars, applied when both fields lose focus or Enter is pressed. */
export function PriceRange({ params, limits, onChange }: Props) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const both = currentTarget.closest('fieldset')
    if (!both || both.contains(relatedTarget)) return
    const typed = [...both.querySelectorAll('input')].map(({ name, value }) => [name, value])
    const { min, max } = readListParams(new URLSearchParams(typed))
    if (min !== params.min || max !== params.max) onChange({ min, max })
  }
  const bounds = `${formatNumber(limits.min)} to ${formatNumber(limits.max)}`
  return (
    <fieldset>
      <legend className={styles.legend}>
        Price in $ <span className={styles.bounds}>{bounds}</span>
      </legend>
      <div className={styles.prices}>
        <Field label="From">
          <PriceInput name="min" asked={params.min ?? ''} onBlur={leave} />
        </Field>
        <Field label="To">
          <PriceInput name="max" asked={params.max ?? ''} onBlur={leave} />
        </Field>
      </div>
    </fieldset>
  )
}

interface InputProps {
  name: string
  /** The price from the URL. */
  asked: string
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

function PriceInput({ name, asked, onBlur }: InputProps) {
  const [typed, setTyped] = useState(asked)
  const [last, setLast] = useState(asked)
  // A price from a new URL replaces the typed text.
  if (asked !== last) {
    setLast(asked)
    setTyped(asked)
  }
  // Reads a price that was typed before hydration, which only the input element holds.
  const takeUp = useCallback((input: HTMLInputElement | null) => {
    if (input) setTyped(input.value)
  }, [])
  return (
    <TextInput
      ref={takeUp}
      name={name}
      inputMode="numeric"
      maxLength={7}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={onBlur}
    />
  )
}
