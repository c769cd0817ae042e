import { readEntry, readPerson } from '../information/entries.ts'
import { LinkedText } from '../information/linked-text.tsx'
import styles from './people.module.css'

/** People as a list in words: their name, their role, and what they work on. */
export const People = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <ul className={styles.people}>
    {paragraphs.map((paragraph) => {
      const entry = readEntry(paragraph)
      const { name, role } = readPerson(entry)
      return (
        <li key={paragraph} className={styles.person}>
          <h3 className={styles.name}>{name}</h3>
          {role ? <p className={styles.role}>{role}</p> : null}
          <p className={styles.work}>
            <LinkedText text={entry.text} />
          </p>
        </li>
      )
    })}
  </ul>
)
