import { useId } from 'react'

import styles from './contents.module.css'

interface Section {
  /** The id of the section's heading. */
  id: string
  title: string
}

/** The number of sections from which a table of contents is shown. */
const WORTH_A_LIST = 3

/** The table of contents of a long text: links to its sections. Renders nothing for a short one. */
export function Contents({ title = 'On this page', sections }: { title?: string; sections: Section[] }) {
  const headingId = useId()
  if (sections.length < WORTH_A_LIST) return null
  return (
    <nav className={styles.contents} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
