import type { ReactNode } from 'react'

import styles from './sections.module.css'

export interface SectionProps {
  /** The section's anchor. */
  id: string
  heading: string
  lead?: ReactNode
  children: ReactNode
}

/** A section below the builder, named by its heading. */
export const Section = ({ id, heading, lead, children }: SectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
    <div className={styles.head}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
    {children}
  </section>
)
