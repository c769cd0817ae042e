import { type KeyboardEvent, useState } from 'react'

import styles from './quantity-stepper.module.css'

interface Props {
  /** For readers: "Quantity of City helmet". */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** The number of a stepper, to be typed: taken when its writer goes on, and put back by Escape. */
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
    // The drawer around it stays open: this Escape is for what was typed.
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
