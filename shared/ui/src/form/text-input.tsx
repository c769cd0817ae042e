import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import styles from './control.module.css'
import { useField } from './field.tsx'

/**
 * A native single-line input. It takes its id from the Field around it, and accepts all that a form library registers.
 */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...useField()} {...rest} className={classNames(styles.control, className)} />
)

/** A native multi-line input that grows with its text. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={5}
    {...useField()}
    {...rest}
    className={classNames(styles.control, styles.area, className)}
  />
)
