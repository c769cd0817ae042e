import { useId } from 'react'

import styles from './rating-input.module.css'
import { STAR } from './star-path.ts'

interface Props {
  /** The question: "How do you like the City helmet?" */
  legend: string
  /** The chosen number of stars; null while nothing is chosen. */
  value: number | null
  onChange: (value: number) => void
  /** The name of the inputs, for a form that is submitted without JavaScript. */
  name?: string
  error?: string
  isDisabled?: boolean
}

const LABELS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** An input for one to five stars. Native radios: arrow keys change the value, and a form submits it. */
export function RatingInput({ legend, value, onChange, name, error, isDisabled = false }: Props) {
  const id = useId()
  return (
    <fieldset
      className={styles.rating}
      disabled={isDisabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.line}>
        <div className={styles.stars}>
          {LABELS.map((word, place) => (
            <label key={word} className={styles.star}>
              <input
                type="radio"
                className={styles.radio}
                name={name ?? id}
                value={place + 1}
                checked={value === place + 1}
                aria-label={`${place === 0 ? '1 star' : `${place + 1} stars`}: ${word}`}
                onChange={() => onChange(place + 1)}
              />
              <svg className={styles.shape} viewBox="0 0 20 20" aria-hidden="true">
                <path d={STAR} />
              </svg>
            </label>
          ))}
        </div>
        <span className={styles.word} aria-hidden="true">
          {value === null ? 'Not rated yet' : LABELS[value - 1]}
        </span>
      </div>
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
