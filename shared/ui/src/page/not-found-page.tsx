import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './state.module.css'

interface Props {
  title: string
  text: ReactNode
  /** Links that lead on. */
  actions?: ReactNode
}

/** A whole page for an address that leads nowhere, or not for this visitor. */
export const NotFoundPage = ({ title, text, actions }: Props) => (
  <div className={classNames(styles.state, styles.page)}>
    <h1>{title}</h1>
    <p className={styles.text}>{text}</p>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
)
