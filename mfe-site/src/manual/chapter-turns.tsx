import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Icon } from '@nireeka/ui'

import type { ManualBike } from './bikes.ts'
import type { Chapter } from './chapter.ts'
import styles from './chapter-page.module.css'
import { neighboursOf } from './manual.ts'
import { chapterPath } from './manual-path.ts'

interface Props {
  bike: ManualBike
  current: Chapter['id']
}

/** The ways to the chapters before and after this one. */
export function ChapterTurns({ bike, current }: Props) {
  const { previous, next } = neighboursOf(bike.slug, current)
  return (
    <nav className={styles.turns} aria-label="Previous and next chapter">
      {previous ? (
        <p className={styles.turn}>
          <Icon name="arrow-left" />
          <span className={styles.way}>Previous</span>
          <Link className={cardLinkClass} to={chapterPath(bike.slug, previous.id)}>
            {previous.title}
          </Link>
        </p>
      ) : null}
      {next ? (
        <p className={`${styles.turn} ${styles.next}`}>
          <Icon name="arrow-right" />
          <span className={styles.way}>Next</span>
          <Link className={cardLinkClass} to={chapterPath(bike.slug, next.id)}>
            {next.title}
          </Link>
        </p>
      ) : null}
    </nav>
  )
}
