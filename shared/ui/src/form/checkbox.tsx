import { type ComponentProps, type ReactNode, useId } from 'react'

import styles from './choice.module.css'

interface Props extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
}

/** A native checkbox whose whole line is the click area. */
export function Checkbox({ label, hint, ...rest }: Props) {
  const hintId = useId()
  return (
    <div>
      <label className={styles.line}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-describedby={hint ? hintId : undefined}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
