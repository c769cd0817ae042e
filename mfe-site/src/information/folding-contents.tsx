import { Accordion, Contents } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './information.module.css'
import { PrintButton } from './print-button.tsx'

interface Section {
  id: string
  title: string
}

interface Props {
  sections: Section[]
  title?: string
  /** The name of the list within the folded part, which already has the title. */
  allTitle?: string
  /** The way to print it, which is a button by default. */
  print?: ReactNode
}

/** Fewer sections need no list. */
const WORTH_A_LIST = 3

/** A text's sections and the button that prints it: beside it where there is room; on a phone the sections are folded above it. */
export const FoldingContents = ({
  sections,
  title = 'On this page',
  allTitle = 'All sections',
  print = <PrintButton />,
}: Props) => (
  <>
    <div className={styles.beside}>
      <Contents title={title} sections={sections} />
      {print}
    </div>
    {sections.length >= WORTH_A_LIST ? (
      <div className={styles.folded}>
        <Accordion
          level={2}
          items={[{ title, content: <Contents title={allTitle} sections={sections} /> }]}
        />
      </div>
    ) : null}
  </>
)
