import { type KeyboardEvent, useState } from 'react'

import styles from './quantity-stepper.module.css'

interface Props {
  /** The name for screen readers: "Quantity of City helmet". */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** The number of a stepper as an input: applied when the focus leaves it, reset by Escape. */
export function QuantityInput({ label, value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  function take() {
    const requested = typed?.trim() ? Number(typed) : value
    setTyped(null)
    const next = Math.min(Math.max(Math.trunc(requested), min), max)
    if (next !== value) onChange(next)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') take()
    if (event.key !== 'Escape' || typed === null) return
    // Keeps the drawer around the input open: this Escape resets the typed number.
    event.stopPropagation()
    event.nativeEvent.stopPropagation()
    setTyped(null)
  }

  return (
    <input
      className={styles.input}
      data-part="quantity"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={typed ?? value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={take}
      onKeyDown={handleKey}
    />
  )
}
