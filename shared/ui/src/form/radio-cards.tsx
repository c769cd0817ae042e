import { type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

/** One card of RadioCards. `details` is shown below the label, `end` at the far side (for example a price). */
export interface RadioOption<Value extends string | number> {
  value: Value
  label: ReactNode
  details?: ReactNode
  end?: ReactNode
  isDisabled?: boolean
}

interface Props<Value extends string | number> {
  legend: ReactNode
  options: ReadonlyArray<RadioOption<Value>>
  /** The chosen value; null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  columns?: 1 | 2 | 3
}

/** A choice of one, with a card for each option. Native radios, so that arrow keys and screen readers work. */
export function RadioCards<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  columns = 1,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.details ? <span className={styles.details}>{option.details}</span> : null}
            </span>
            {option.end ? <span className={styles.end}>{option.end}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
