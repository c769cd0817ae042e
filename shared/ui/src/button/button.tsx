import type { ComponentProps, MouseEvent } from 'react'

import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Look {
  tone?: ButtonTone
  size?: ButtonSize
  /** Makes the button as wide as its container. */
  isWide?: boolean
}

/** Returns the class names of a button, for links that should look like one. */
export const buttonClass = ({ tone = 'primary', size = 'medium', isWide = false }: Look = {}) =>
  classNames(styles.button, styles[tone], styles[size], isWide && styles.wide)

interface Props extends Look, ComponentProps<'button'> {
  /** Set while the button's action runs: it keeps the focus and ignores clicks. */
  isBusy?: boolean
}

/** A button. Its `type` defaults to "button", so that it doesn't submit a form by accident. */
export function Button({ tone, size, isWide, isBusy = false, className, onClick, children, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ tone, size, isWide }), isBusy && styles.busy, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {children}
    </button>
  )
}
