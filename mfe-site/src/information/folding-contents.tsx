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

const TITLE = 'On this page'

/** A text's sections and the button that prints it: beside it where there is room; on a phone the sections are folded above it. */
export const FoldingContents = (props: Props) => (
  <>
    <ContentsBeside {...props} />
    <FoldedContents {...props} />
  </>
)

/** The sections and the button, only where there is room beside the text. */
export const ContentsBeside = ({ sections, title = TITLE, print = <PrintButton /> }: Props) => (
  <div className={styles.beside}>
    <Contents title={title} sections={sections} />
    {print}
  </div>
)

/** The sections in a folded part, only on a phone. */
export const FoldedContents = ({ sections, title = TITLE, allTitle = 'All sections' }: Props) =>
  sections.length < WORTH_A_LIST ? null : (
    <div className={styles.folded}>
      <Accordion level={2} items={[{ title, content: <Contents title={allTitle} sections={sections} /> }]} />
    </div>
  )
