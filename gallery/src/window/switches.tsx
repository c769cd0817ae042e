import { useId } from 'react'

import { type Address, THEMES, WIDTHS } from '../address.ts'
import styles from './switches.module.css'

interface Props {
  address: Address
  onSwitch: (change: Partial<Address>) => void
}

/** The switches for the theme and width in which the component is shown. */
export const Switches = ({ address, onSwitch }: Props) => (
  <div className={styles.switches}>
    <Switch legend="Theme" options={THEMES} value={address.theme} onChange={(theme) => onSwitch({ theme })} />
    <Switch legend="Width" options={WIDTHS} value={address.width} onChange={(width) => onSwitch({ width })} />
  </div>
)

interface SwitchProps<Value extends string> {
  legend: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

function Switch<Value extends string>({ legend, options, value, onChange }: SwitchProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option.charAt(0).toUpperCase() + option.slice(1)}
        </label>
      ))}
    </fieldset>
  )
}
