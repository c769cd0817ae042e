import { Field, TextInput } from '@nireeka/ui'
import { type ComponentProps, useState } from 'react'

import type { Measured, MeasuredRider } from './measured.ts'
import styles from './finder.module.css'

interface Props {
  measured: Measured
  errors: MeasuredRider['errors']
  onChange: (measured: Measured) => void
}

/** Fields for height and inseam: in centimetres, or in feet and inches. */
export function MeasureFields({ measured, errors, onChange }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(['height', 'inseam']))
  const shown = (what: 'height' | 'inseam') => [left.has(what) ? errors[what] : undefined]
  /** Returns a field's props. Its errors are hidden while it is focused. */
  const field = (name: 'height' | 'inches' | 'inseam'): ComponentProps<'input'> => {
    const what = name === 'inches' ? 'height' : name
    return {
      value: measured[name],
      inputMode: 'decimal',
      autoComplete: 'off',
      onChange: (event) => onChange({ ...measured, [name]: event.target.value }),
      onFocus: () => setLeft((before) => new Set([...before].filter((one) => one !== what))),
      onBlur: () => setLeft((before) => new Set([...before, what])),
    }
  }
  const isImperial = measured.unit === 1
  return (
    <div className={styles.fields}>
      <Field
        label={isImperial ? 'Your height, feet' : 'Your height in cm'}
        hint={isImperial ? undefined : 'Without shoes.'}
        errors={shown('height')}
      >
        <TextInput {...field('height')} />
      </Field>
      {isImperial ? (
        <Field label="and inches">
          <TextInput {...field('inches')} />
        </Field>
      ) : null}
      <Field
        label={isImperial ? 'Your inseam in inches' : 'Your inseam in cm'}
        hint="From the floor to your crotch. It helps if you’re between two sizes."
        errors={shown('inseam')}
        isOptional
      >
        <TextInput {...field('inseam')} />
      </Field>
    </div>
  )
}
