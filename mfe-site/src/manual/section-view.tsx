import { Prose } from '@nireeka/ui'

import { Marked } from '../information/marked.tsx'
import { BlockView } from './block-view.tsx'
import type { ManualSection } from './chapter.ts'
import { FigureView } from './figure-view.tsx'
import type { Figure } from './figures/figure.ts'
import styles from './section.module.css'
import { stepPictures } from './step-pictures.ts'

interface Props {
  section: ManualSection
  /** The level of its heading: 2 on the chapter's own page, 3 below the chapter's title. */
  level: 2 | 3
  /** The pictures beside its text; none where a section is only found. */
  figures?: readonly Figure[]
  /** Whether its first picture is the first large one of the page. */
  isFirst?: boolean
  words?: readonly string[]
}

const NO_WORDS: readonly string[] = []

/** A section of the manual, whose heading is a target of links. */
export function SectionView({
  section: { id, title, blocks },
  level,
  figures = [],
  isFirst = false,
  words = NO_WORDS,
}: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.text}>
        <Prose>
          <Heading id={id}>
            <Marked text={title} words={words} /> <SectionLink id={id} title={title} />
          </Heading>
          {blocks.map((block) => (
            <BlockView key={JSON.stringify(block)} block={block} words={words} pictures={stepPictures(id)} />
          ))}
        </Prose>
      </div>
      {figures.length > 0 ? (
        <div className={styles.figures}>
          {figures.map((figure, place) => (
            <FigureView key={figure.src} figure={figure} isPriority={isFirst && place === 0} />
          ))}
        </div>
      ) : null}
    </section>
  )
}

const SectionLink = ({ id, title }: { id: string; title: string }) => (
  <a className={styles.anchor} href={`#${id}`} aria-label={`Link to “${title}”`}>
    #
  </a>
)
