import { formatNumber } from '@nireeka/contracts'
import type { ReactNode } from 'react'

import filter from './filter.module.css'
import styles from './option-list.module.css'

interface Option {
  value: string
  label: string
  count: number
  swatch?: ReactNode
}

interface Props {
  legend: string
  /** The option group's name in the URL. */
  name: string
  /** The label of the option that doesn't filter. */
  any: string
  /** What stands for that option beside the swatches of the others, which are marked in the place of a radio button. */
  anySwatch?: ReactNode
  options: readonly Option[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

/**
 * A filter with a single choice. It uses native radio buttons, so that arrow keys work, and forms without JavaScript.
 */
export function OptionList({ legend, name, any, anySwatch, options, value = '', onChoose }: Props) {
  // The chosen option stays visible even when no product has it.
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
      <legend className={filter.legend}>{legend}</legend>
      <div className={styles.options}>
        <label className={styles.option}>
          {radio('')}
          {anySwatch}
          {any}
        </label>
        {shown.map(({ value: of, label, count, swatch }) => (
          <label key={of} className={styles.option}>
            {radio(of)}
            {swatch}
            <span className={styles.name}>{label}</span>{' '}
            <span className={filter.count}>{formatNumber(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
