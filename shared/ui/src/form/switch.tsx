import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
  /** Leaves the label to screen readers, where the row already says what the switch is for. */
  isLabelHidden?: boolean
  /** Set while a change is saved: the switch keeps the focus and ignores clicks. */
  isBusy?: boolean
}

/** Turns something on or off: a native checkbox that is announced as a switch, at the end of its label's line. */
export function Switch({ label, hint, isLabelHidden = false, isBusy = false, onChange, ...rest }: Props) {
  const hintId = useId()
  return (
    <div className={styles.whole}>
      <label className={styles.line}>
        <span className={classNames(isLabelHidden && 'visually-hidden')}>{label}</span>
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox tells its own state.
          role="switch"
          className={styles.switch}
          aria-describedby={hint ? hintId : undefined}
          aria-disabled={isBusy || undefined}
          onChange={(event) => (isBusy ? undefined : onChange?.(event))}
        />
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
