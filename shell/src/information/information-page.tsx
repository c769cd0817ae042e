import { useTitle } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { Contents, PageFrame, Picture } from '@nireeka/ui'

import { NotFound } from '../pages/not-found.tsx'
import type { InformationText } from './content/information-text.ts'
import { INFORMATION_TEXTS } from './content/texts.ts'
import { Questions } from './questions.tsx'
import styles from './information.module.css'
import { sectionId, Sections } from './sections.tsx'
import { Ways } from './ways.tsx'

const PICTURE_SIZES = '(width < 60rem) 100vw, 50rem'

/** Contact, questions, manual, warranty and the legal pages: one page, its text by its path. */
export function InformationPage() {
  const { pathname } = useLocation()
  const text = INFORMATION_TEXTS[pathname]
  if (!text) return <NotFound />
  return text.kind === 'questions' ? <Questions text={text} /> : <Text text={text} />
}

function Text({ text }: { text: InformationText }) {
  useTitle(text.title)
  const hasTop = Boolean(text.picture ?? text.ways)
  return (
    <PageFrame
      kind="reading"
      heading={text.title}
      lead={text.description}
      aside={
        <div className={hasTop ? styles.beside : undefined}>
          <Contents
            sections={text.sections.map(({ heading }, index) => ({ id: sectionId(index), title: heading }))}
          />
        </div>
      }
    >
      {hasTop ? (
        <div className={styles.top}>
          {text.picture ? <Picture {...text.picture} ratio="16:9" sizes={PICTURE_SIZES} isPriority /> : null}
          {text.ways ? <Ways ways={text.ways} /> : null}
        </div>
      ) : null}
      <Sections text={text} />
    </PageFrame>
  )
}
