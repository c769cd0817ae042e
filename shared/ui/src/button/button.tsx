import type { ComponentProps, MouseEvent } from 'react'

import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Look {
  tone?: ButtonTone
  size?: ButtonSize
  /** As wide as what it stands in. */
  isWide?: boolean
}

/** The look of a button, for links that lead on as strongly as a button does. */
export const buttonClass = ({ tone = 'primary', size = 'medium', isWide = false }: Look = {}) =>
  classNames(styles.button, styles[tone], styles[size], isWide && styles.wide)

interface Props extends Look, ComponentProps<'button'> {
  /** Its work is under way: keeps the focus, ignores clicks. */
  isBusy?: boolean
}

/** A button. `type` is "button" unless said otherwise, so that none submits a form by accident. */
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
