import { type Entry, readPerson } from './entries.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './people.module.css'

/** People as a list in words: their name, their role, and what they work on. */
export const People = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={styles.people}>
    {entries.map((entry) => {
      const { name, role } = readPerson(entry)
      return (
        <li key={entry.title} className={styles.person}>
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
