import { useUnit } from '@nireeka/kit/units'
import { Field, Select } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import styles from './bike-page.module.css'
import { speedChoices, speedText } from './speeds.ts'

interface Props {
  /** The form registration of the field. */
  field: ComponentProps<'select'>
  /** The current limit in km/h. */
  present: number
  /** The highest limit in km/h that the country of delivery allows. */
  mostSpeed: number
  error: string | undefined
}

/** A select for the speed up to which the motor assists, in the member's unit. */
export function SpeedField({ field, present, mostSpeed, error }: Props) {
  const isImperial = useUnit() === 1
  return (
    <div className={styles.narrow}>
      <Field
        label="The motor helps up to"
        hint={`The limit in the country it was delivered to is ${speedText(mostSpeed, isImperial)}.`}
        errors={[error]}
      >
        <Select {...field}>
          {speedChoices(mostSpeed, present).map((choice) => (
            <option key={choice} value={choice}>
              {speedText(choice, isImperial)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
