import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Picture } from '@nireeka/ui'

import type { ManualBike } from './bikes.ts'
import styles from './chapter-cards.module.css'
import { chapterPicture } from './chapter-picture.ts'
import { manualOf } from './manual.ts'
import { chapterPath } from './manual-path.ts'

/** The number of chapters on the first screen of a wide window. */
const ON_FIRST_SCREEN = 3

/** The chapters of a bike's manual, each with its picture and what is in it. */
export const ChapterCards = ({ bike: { slug } }: { bike: ManualBike }) => (
  <ol className={styles.cards} aria-label="Chapters">
    {manualOf(slug).map(({ id, title, about }, place) => (
      <li key={id} className={styles.card}>
        <div className={styles.picture}>
          <Picture
            src={chapterPicture(slug, id).src}
            alt=""
            sizes="(width < 40rem) 7rem, (width < 60rem) 44vw, 22rem"
            isEagerWhenWide={place < ON_FIRST_SCREEN}
          />
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link className={cardLinkClass} to={chapterPath(slug, id)}>
              {title}
            </Link>
          </h2>
          <p className={styles.about}>{about}</p>
        </div>
      </li>
    ))}
  </ol>
)
