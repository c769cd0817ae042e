import { formatDate } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { Contents, PageFrame, Picture, Prose } from '@nireeka/ui'
import type { ReactNode } from 'react'

import type { InformationText } from '../content/information-text.ts'
import styles from './information.module.css'
import { sectionId, Sections } from './sections.tsx'

const PICTURE_SIZES = '(width < 60rem) 100vw, 50rem'

interface Props {
  text: InformationText
  /** A last section with content other than text. */
  more?: { id: string; title: string; content: ReactNode }
}

/** A page with a long text, such as About us and the legal pages. */
export function TextPage({ text, more }: Props) {
  useTitle(text.title)
  const sections = text.sections.map((section, index) => ({
    id: sectionId(index, section),
    title: section.heading,
  }))
  return (
    <PageFrame
      kind="reading"
      heading={text.title}
      lead={text.description}
      aside={
        <div className={text.picture ? styles.beside : undefined}>
          <Contents sections={more ? [...sections, more] : sections} />
        </div>
      }
    >
      {text.picture ? (
        <div className={styles.top}>
          <Picture {...text.picture} ratio="16:9" sizes={PICTURE_SIZES} isPriority />
        </div>
      ) : null}
      <Sections text={text} />
      {more ? (
        <section aria-labelledby={more.id} className={styles.settings}>
          <Prose>
            <h2 id={more.id}>{more.title}</h2>
          </Prose>
          {more.content}
        </section>
      ) : null}
      {text.changed ? (
        <p className={styles.changed}>
          Last changed on <time dateTime={text.changed}>{formatDate(text.changed)}</time>
        </p>
      ) : null}
    </PageFrame>
  )
}
