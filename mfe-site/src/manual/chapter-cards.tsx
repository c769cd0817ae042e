import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Icon, Picture } from '@nireeka/ui'

import type { ManualBike } from './bikes.ts'
import type { BikeSlug, Chapter } from './chapter.ts'
import styles from './chapter-cards.module.css'
import { CHAPTER_GROUPS } from './chapter-groups.ts'
import { chapterPicture } from './chapter-picture.ts'
import { manualOf } from './manual.ts'
import { chapterPath } from './manual-path.ts'

/** The chapters of a bike's manual in groups, each with a picture and what is in it. */
export function ChapterCards({ bike: { slug } }: { bike: ManualBike }) {
  const chapters = manualOf(slug)
  return (
    <nav className={styles.groups} aria-label="Chapters">
      {CHAPTER_GROUPS.map((group, place) => (
        <section key={group.id} className={styles.group} aria-labelledby={group.id}>
          <h2 id={group.id} className={styles.heading}>
            {group.title}
          </h2>
          <ul className={styles.cards}>
            {chapters
              .filter(({ id }) => group.chapters.includes(id))
              .map((chapter) => (
                <Card key={chapter.id} slug={slug} chapter={chapter} isOnFirstScreen={place === 0} />
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface CardProps {
  slug: BikeSlug
  chapter: Chapter
  /** Whether it is on the first screen of a wide window. */
  isOnFirstScreen: boolean
}

const Card = ({ slug, chapter: { id, title, about }, isOnFirstScreen }: CardProps) => (
  <li className={styles.card}>
    <div className={styles.picture}>
      <Picture
        src={chapterPicture(slug, id).src}
        alt=""
        sizes="(width < 40rem) 6rem, (width < 60rem) 30vw, 26rem"
        isEagerWhenWide={isOnFirstScreen}
      />
    </div>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <Link className={cardLinkClass} to={chapterPath(slug, id)}>
          {title}
        </Link>
      </h3>
      <p className={styles.about}>{about}</p>
    </div>
    <Icon name="chevron-right" />
  </li>
)
