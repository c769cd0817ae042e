import type { ReactNode } from 'react'

import styles from './settings.module.css'

interface Props {
  id: string
  title: string
  /** An introductory sentence. */
  lead?: string
  /** The present state in a word or two, beside the heading. */
  state?: string
  children: ReactNode
}

/** A group of the settings on a card, with its heading and present state. */
export const SettingsPart = ({ id, title, lead, state, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <div className={styles.head}>
      <div className={styles.titles}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {state ? <p className={styles.state}>{state}</p> : null}
      </div>
      {lead ? <p className={styles.quiet}>{lead}</p> : null}
    </div>
    {children}
  </section>
)
