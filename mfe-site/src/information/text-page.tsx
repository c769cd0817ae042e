import { formatDate } from '@nireeka/contracts'
import type { TextKey } from '@nireeka/contracts/api'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Contents, PageFrame, Picture, Prose, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './information.module.css'
import { sectionsOf, Sections, type Tables } from './sections.tsx'
import { Summary } from './summary.tsx'
import { informationText, type Text } from './texts.api.ts'

const PICTURE_SIZES = '(width < 60rem) 100vw, 50rem'

interface Props {
  textKey: TextKey
  /** The heading until the text is there. */
  title: string
  /** The tables that the text's sections name. */
  tables?: Tables
  /** Whether a summary stands above the text. */
  hasSummary?: boolean
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Whether the text takes the page's width, in two columns, and has no list of its sections beside it. */
  isWide?: boolean
  /** A last section with content other than text, which is there without the text, too. */
  more?: LastSection
}

interface LastSection {
  id: string
  title: string
  content: ReactNode
}

/** A page with a long text, such as About us and the legal pages. */
export function TextPage({ textKey, title, hasSummary = false, isWide = false, ...parts }: Props) {
  const { tables, actions, more } = parts
  const { http } = usePlatform()
  const query = useQuery(informationText(http, textKey))
  const shown: Partial<Text> = query.data ?? {}
  const { title: heading = title, description, changedOn } = shown
  useTitle(heading)
  return (
    <PageFrame
      kind={isWide ? 'forum' : 'reading'}
      heading={heading}
      lead={description}
      actions={actions}
      aside={isWide ? undefined : <Beside {...shown} hasSummary={hasSummary} more={more} />}
    >
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => (
          <>
            {hasSummary ? <Summary text={text} isWide={isWide} /> : null}
            <TextBody text={text} tables={tables} isWide={isWide} />
          </>
        )}
      </QueryView>
      {more ? <More {...more} /> : null}
      {changedOn ? <Changed on={changedOn} /> : null}
    </PageFrame>
  )
}

interface BesideProps extends Partial<Pick<Text, 'sections' | 'picture'>> {
  hasSummary: boolean
  more: LastSection | undefined
}

/** The list of the sections, which narrow screens leave out where it would come before a picture or a summary. */
function Beside({ sections = [], picture, hasSummary, more }: BesideProps) {
  const contents = sectionsOf({ sections })
  return (
    <div className={picture || hasSummary ? styles.beside : undefined}>
      <Contents sections={more ? [...contents, more] : contents} />
    </div>
  )
}

interface BodyProps {
  text: Text
  tables: Tables | undefined
  isWide: boolean
}

const TextBody = ({ text, tables, isWide }: BodyProps) => (
  <div className={isWide ? styles.wide : undefined}>
    {text.picture ? (
      <div className={styles.top}>
        <Picture {...text.picture} ratio="16:9" sizes={PICTURE_SIZES} isPriority />
      </div>
    ) : null}
    <Sections text={text} tables={tables} isWide={isWide} />
  </div>
)

const More = ({ id, title, content }: LastSection) => (
  <section aria-labelledby={id} className={styles.settings}>
    <Prose>
      <h2 id={id}>{title}</h2>
    </Prose>
    {content}
  </section>
)

const Changed = ({ on }: { on: string }) => (
  <p className={styles.changed}>
    Last updated on <time dateTime={on}>{formatDate(on)}</time>
  </p>
)
