import { emblemOf } from './emblems.ts'
import { type Entry, readPerson } from './entries.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './people.module.css'

/** People as cards: a drawing of their work, their name, their role, and a line about them. */
export const People = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={styles.people}>
    {entries.map((entry) => {
      const { name, role } = readPerson(entry)
      return (
        <li key={entry.title} className={styles.person}>
          <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true">
            <path d={emblemOf(role)} />
          </svg>
          <div>
            <h3 className={styles.name}>{name}</h3>
            {role ? <p className={styles.role}>{role}</p> : null}
            <p className={styles.work}>
              <LinkedText text={entry.text} />
            </p>
          </div>
        </li>
      )
    })}
  </ul>
)
