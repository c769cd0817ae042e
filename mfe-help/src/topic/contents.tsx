import { sectionsOf } from './sections.ts'
import styles from './topic.module.css'

const WORTH_A_LIST = 4

/** The way through a long article; a short one needs none. */
export function Contents({ markdown }: { markdown: string }) {
  const sections = sectionsOf(markdown)
  if (sections.length < WORTH_A_LIST) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.small}>
        In this article
      </h2>
      <ol className={styles.sections}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
