import { formatNumber } from '@nireeka/contracts'
import type { ReactNode } from 'react'

import styles from './filter.module.css'

interface Option {
  value: string
  label: string
  count: number
  swatch?: ReactNode
}

interface Props {
  legend: string
  /** The address's own name for it. */
  name: string
  /** Of the choice that narrows nothing. */
  any: string
  options: readonly Option[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

/** One filter of which one value may hold: native radios, so that arrow keys and a form without JavaScript know them. */
export function OptionList({ legend, name, any, options, value = '', onChoose }: Props) {
  // What is chosen stays to be seen where nothing has it.
  const isListed = value === '' || options.some((option) => option.value === value)
  const shown = isListed ? options : [...options, { value, label: value, count: 0 }]
  if (shown.length === 0) return null
  const radio = (of: string) => (
    <input
      type="radio"
      className={styles.radio}
      name={name}
      value={of}
      checked={of === value}
      onChange={() => onChoose(of || undefined)}
    />
  )
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        <label className={styles.option}>
          {radio('')}
          {any}
        </label>
        {shown.map(({ value: of, label, count, swatch }) => (
          <label key={of} className={styles.option}>
            {radio(of)}
            {swatch}
            <span className={styles.name}>{label}</span>{' '}
            <span className={styles.count}>{formatNumber(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
