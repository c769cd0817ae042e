import type { ReactNode } from 'react'

import styles from './settings.module.css'

interface Props {
  id: string
  title: string
  /** An introductory sentence. */
  lead?: string
  children: ReactNode
}

/** A section of the settings with its heading. */
export const SettingsPart = ({ id, title, lead, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {lead ? <p className={styles.quiet}>{lead}</p> : null}
    </div>
    {children}
  </section>
)
