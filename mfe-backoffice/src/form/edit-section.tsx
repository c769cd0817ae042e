import { type ReactNode, useId } from 'react'

import styles from './edit-form.module.css'

interface Props {
  heading: string
  /** What the fields are for, as a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** Fields of an edit form that belong together, under a heading. */
export function EditSection({ heading, lead, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {lead ? <p className={styles.quiet}>{lead}</p> : null}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
