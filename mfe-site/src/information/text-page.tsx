import type { TextKey } from '@nireeka/contracts/api'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, Prose, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { FoldingContents } from './folding-contents.tsx'
import styles from './information.module.css'
import { PrintButton } from './print-button.tsx'
import { Publisher } from './publisher.tsx'
import { titledSections } from './section-titles.ts'
import { Sections, type Tables } from './sections.tsx'
import { Summary } from './summary.tsx'
import { informationText, type Text } from './texts.api.ts'

interface Props {
  textKey: TextKey
  /** The heading until the text is there. */
  title: string
  /** The tables that the text's sections name. */
  tables?: Tables
  /** Buttons beside the heading, before the one that prints. */
  actions?: ReactNode
  /** Whether the sections are numbered, as clauses. */
  isNumbered?: boolean
  /** Whether the text takes the page's width, side by side, and has no list of its sections beside it. */
  isWide?: boolean
  /** A last section with content other than text, which is there without the text, too. */
  more?: LastSection
}

interface LastSection {
  id: string
  title: string
  content: ReactNode
}

/** A legal page: who says it and since when, in short, and then every word of it. */
export function TextPage({ textKey, title, isNumbered = false, isWide = false, ...parts }: Props) {
  const { tables, actions, more } = parts
  const { http } = usePlatform()
  const query = useQuery(informationText(http, textKey))
  const { sections = [], title: heading = title, description, changedOn }: Partial<Text> = query.data ?? {}
  useTitle(heading)
  const contents = titledSections({ sections }, isNumbered)
  return (
    <PageFrame
      kind={isWide ? 'forum' : 'reading'}
      eyebrow={<Publisher changedOn={changedOn} />}
      heading={heading}
      lead={description}
      actions={actions}
      aside={isWide ? undefined : <FoldingContents sections={more ? [...contents, more] : contents} />}
    >
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => (
          <>
            <Summary text={text} isWide={isWide} />
            <div className={isWide ? undefined : styles.text}>
              <Sections text={text} tables={tables} isWide={isWide} isNumbered={isNumbered} />
            </div>
            {isWide ? <PrintLine /> : null}
          </>
        )}
      </QueryView>
      {more ? <More {...more} /> : null}
    </PageFrame>
  )
}

/** Without a column beside the text, the button that prints it is below. */
const PrintLine = () => (
  <p>
    <PrintButton />
  </p>
)

const More = ({ id, title, content }: LastSection) => (
  <section aria-labelledby={id} className={styles.settings}>
    <Prose>
      <h2 id={id}>{title}</h2>
    </Prose>
    {content}
  </section>
)
