import { Icon } from '../icon/icon.tsx'
import { QuantityInput } from './quantity-input.tsx'
import styles from './quantity-stepper.module.css'

interface Props {
  /** The name for screen readers: "Quantity of City helmet". */
  label: string
  value: number
  onChange: (value: number) => void
  /** The smallest number; 0 where the last minus removes the line. */
  min?: number
  max?: number
  isBusy?: boolean
  /** Whether the number can also be typed. */
  isTyped?: boolean
}

/** A number with minus and plus buttons. A button at its limit keeps the focus and does nothing. */
export function QuantityStepper(props: Props) {
  const { label, value, onChange, min = 1, max = Infinity, isBusy = false, isTyped = false } = props
  const step = (by: -1 | 1) => ({
    type: 'button' as const,
    className: styles.button,
    'aria-disabled': isBusy || value + by < min || value + by > max || undefined,
    onClick: () => {
      if (!isBusy && value + by >= min && value + by <= max) onChange(value + by)
    },
  })
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button {...step(-1)} aria-label={value === 1 && min === 0 ? 'Remove' : 'One less'}>
        <Icon name="minus" />
      </button>
      {isTyped ? (
        <QuantityInput {...{ label, value, min, max, onChange }} />
      ) : (
        <output className={styles.number}>{value}</output>
      )}
      <button {...step(1)} aria-label="One more">
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
