import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, ChipLink, ChipList, EmptyState, PageFrame, Picture, Prose } from '@nireeka/ui'

import { FoldingContents } from '../information/folding-contents.tsx'
import { Marked } from '../information/marked.tsx'
import { TextSearch } from '../information/text-search.tsx'
import { MANUAL_BIKES, type ManualBike } from './bikes.ts'
import { BlockView } from './block-view.tsx'
import { type ChapterPicture, chapterPicture } from './chapter-picture.ts'
import type { Chapter } from './chapter.ts'
import { manualOf } from './manual.ts'
import { manualPath } from './manual-path.ts'
import styles from './manual.module.css'
import { stepPictures } from './step-pictures.ts'
import { countSections, searchManual, wordsOf } from './search.ts'
import { rememberBike, useBike } from './use-bike.ts'

/** The manual of one bike. The HTML has all of it; a search shows only the sections that contain the words. */
export function ManualPage() {
  const bike = useBike()
  const [query] = useSearchParams()
  const question = query.get('q') ?? ''
  const words = wordsOf(question)
  const chapters = searchManual(manualOf(bike.slug), words)
  useTitle('User manual')
  return (
    <PageFrame
      kind="reading"
      heading="User manual"
      lead="How to set up, charge, ride and care for your bike."
      aside={<FoldingContents title="Chapters" allTitle="All chapters" sections={chapters} />}
    >
      <div className={styles.tools}>
        <BikeChoice bike={bike} question={question} />
        <TextSearch
          label="Search this manual"
          placeholder="E13, tyres"
          action="/user-manual"
          kept={{ bike: bike.slug }}
          question={question}
        />
        <p className={styles.count} role="status">
          {question ? `${countText(countSections(chapters))} with “${question}”` : ''}
        </p>
      </div>
      {chapters.length > 0 ? (
        chapters.map((chapter) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            picture={question ? null : chapterPicture(bike.slug, chapter.id)}
            words={words}
          />
        ))
      ) : (
        <NothingFound bike={bike} question={question} />
      )}
    </PageFrame>
  )
}

const countText = (count: number) => (count === 1 ? '1 section' : `${count} sections`)

const BikeChoice = ({ bike, question }: { bike: ManualBike; question: string }) => (
  <nav aria-label="Which bike">
    <ChipList>
      {MANUAL_BIKES.map(({ slug, name }) => (
        <ChipLink
          key={slug}
          link={<Link to={manualPath(slug, question)} onClick={() => rememberBike(slug)} />}
          label={name}
          isCurrent={slug === bike.slug}
        />
      ))}
    </ChipList>
    <p className={styles.about}>{bike.about}</p>
  </nav>
)

interface ChapterProps {
  chapter: Chapter
  picture: ChapterPicture | null
  words: readonly string[]
}

const ChapterView = ({ chapter, picture, words }: ChapterProps) => (
  <section className={styles.chapter} aria-labelledby={chapter.id}>
    <ChapterHead chapter={chapter} picture={picture} />
    {chapter.sections.map(({ id, title, blocks }) => (
      <section key={id} aria-labelledby={id}>
        <Prose>
          <h3 id={id}>
            <Marked text={title} words={words} /> <SectionLink id={id} title={title} />
          </h3>
          {blocks.map((block) => (
            <BlockView key={JSON.stringify(block)} block={block} words={words} pictures={stepPictures(id)} />
          ))}
        </Prose>
      </section>
    ))}
  </section>
)

/** A chapter's title, what is in it, and its picture beside them; sections that were searched for have neither. */
const ChapterHead = ({ chapter: { id, title, sections }, picture }: Omit<ChapterProps, 'words'>) =>
  picture ? (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.within}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
      <div className={styles.picture}>
        <Picture {...picture} sizes="(width < 40rem) 92vw, 24rem" />
      </div>
    </div>
  ) : (
    <h2 id={id}>{title}</h2>
  )

const SectionLink = ({ id, title }: { id: string; title: string }) => (
  <a className={styles.anchor} href={`#${id}`} aria-label={`Link to “${title}”`}>
    #
  </a>
)

const NothingFound = ({ bike, question }: { bike: ManualBike; question: string }) => (
  <EmptyState
    title={`Nothing about “${question}” in this manual`}
    text="Try fewer words, or look in the help centre."
    action={
      <>
        <Link className={buttonClass({ tone: 'secondary' })} to={manualPath(bike.slug)}>
          Show the whole manual
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
