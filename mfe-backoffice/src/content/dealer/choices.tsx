import { Checkbox } from '@nireeka/ui'

import styles from './dealer.module.css'

interface Props<Value extends string> {
  legend: string
  choices: ReadonlyArray<{ value: Value; label: string }>
  chosen: readonly Value[]
  error: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Several of some choices, kept in the order of the choices. */
export function Choices<Value extends string>({ legend, choices, chosen, error, onChange }: Props<Value>) {
  const put = (value: Value, isChosen: boolean) => {
    const others = chosen.filter((it) => it !== value)
    const next = isChosen ? [...others, value] : others
    const order = choices.map((choice) => choice.value)
    onChange(next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) => put(value, target.checked)}
        />
      ))}
    </fieldset>
  )
}
