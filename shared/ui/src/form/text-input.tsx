import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import styles from './control.module.css'
import { useField } from './field.tsx'

/** A native input of one line. Takes its id from the Field around it, and all that a form library registers. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...useField()} {...rest} className={classNames(styles.control, className)} />
)

/** A native input of many lines that grows with its text. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={5}
    {...useField()}
    {...rest}
    className={classNames(styles.control, styles.area, className)}
  />
)
