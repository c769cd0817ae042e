import type { ReactNode } from 'react'

import styles from './state.module.css'

interface Props {
  title: string
  text?: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
  picture?: ReactNode
}

/** A message where a list is empty without an error: what could be here, and how to get it. */
export const EmptyState = ({ title, text, action, picture }: Props) => (
  <section className={styles.state}>
    {picture ? <div className={styles.picture}>{picture}</div> : null}
    <h2 className={styles.title}>{title}</h2>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.actions}>{action}</div> : null}
  </section>
)
