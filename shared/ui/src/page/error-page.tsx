import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './state.module.css'

interface Props {
  title: string
  text: ReactNode
  /** One of our drawings, such as `<NoAccessScene />`. */
  picture?: ReactNode
  /** Links or buttons that lead on. */
  actions?: ReactNode
}

/** A page shown in place of the requested one, when that isn't allowed, not reachable or broken. */
export const ErrorPage = ({ title, text, picture, actions }: Props) => (
  <div className={classNames(styles.state, styles.page)}>
    {picture ? <div className={styles.picture}>{picture}</div> : null}
    <h1>{title}</h1>
    <p className={styles.text}>{text}</p>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
)
