import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Icon } from '@nireeka/ui'

import type { ManualBike } from './bikes.ts'
import type { Chapter } from './chapter.ts'
import styles from './chapter-help.module.css'
import { chapterLinks } from './chapter-links.ts'

interface Props {
  bike: ManualBike
  chapter: Chapter['id']
}

/** Where the parts and the help for a chapter's subject are. */
export const ChapterHelp = ({ bike, chapter }: Props) => (
  <nav className={styles.help} aria-labelledby="parts-and-help">
    <h2 id="parts-and-help" className={styles.title}>
      Parts and help
    </h2>
    <ul className={styles.links}>
      {chapterLinks(bike.slug, chapter).map(({ title, about, to }) => (
        <li key={to} className={styles.link}>
          <Link className={cardLinkClass} to={to}>
            {title}
          </Link>
          <span className={styles.about}>{about}</span>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  </nav>
)
