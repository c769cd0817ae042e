import { Link } from '@nireeka/kit/router'

import type { ManualBike } from './bikes.ts'
import type { Chapter } from './chapter.ts'
import styles from './chapter-page.module.css'
import { manualOf } from './manual.ts'
import { chapterPath } from './manual-path.ts'

interface Props {
  bike: ManualBike
  current: Chapter['id']
}

/** All chapters of a bike's manual, beside one of them. */
export const ChapterList = ({ bike, current }: Props) => (
  <nav className={styles.chapters} aria-labelledby="all-chapters">
    <h2 id="all-chapters">Chapters</h2>
    <ol>
      {manualOf(bike.slug).map(({ id, title }) => (
        <li key={id}>
          <Link to={chapterPath(bike.slug, id)} aria-current={id === current ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
