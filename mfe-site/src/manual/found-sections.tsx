import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

import type { ManualBike } from './bikes.ts'
import type { Chapter } from './chapter.ts'
import { chapterPath, manualPath } from './manual-path.ts'
import { SectionView } from './section-view.tsx'
import styles from './whole-page.module.css'

interface Props {
  bike: ManualBike
  question: string
  /** The chapters with only those sections that were found. */
  chapters: readonly Chapter[]
  words: readonly string[]
}

/** The sections that contain the words of a search, by chapter. */
export const FoundSections = ({ bike, question, chapters, words }: Props) =>
  chapters.length === 0 ? (
    <NothingFound bike={bike} question={question} />
  ) : (
    chapters.map(({ id, title, sections }) => (
      <section key={id} className={`${styles.chapter} ${styles.found}`} aria-labelledby={id}>
        <h2 id={id}>
          <Link className={styles.from} to={chapterPath(bike.slug, id)}>
            {title}
          </Link>
        </h2>
        {sections.map((section) => (
          <SectionView key={section.id} section={section} level={3} words={words} />
        ))}
      </section>
    ))
  )

const NothingFound = ({ bike, question }: Pick<Props, 'bike' | 'question'>) => (
  <EmptyState
    title={`Nothing about “${question}” in this manual`}
    text="Try fewer words, or look in the help centre."
    action={
      <>
        <Link className={buttonClass({ tone: 'secondary' })} to={manualPath(bike.slug)}>
          Show all chapters
        </Link>
        <Link
          className={buttonClass({ tone: 'quiet' })}
          to={`/help-center/search?${new URLSearchParams({ q: question }).toString()}`}
        >
          Search the help centre
        </Link>
      </>
    }
  />
)
