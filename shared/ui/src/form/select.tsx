import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import styles from './control.module.css'
import { useField } from './field.tsx'

/** A native select whose options are its children. It takes its id from the Field around it. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...useField()} {...rest} className={classNames(styles.control, styles.select, className)} />
)
