import { Accordion, Contents } from '@nireeka/ui'

import styles from './information.module.css'

interface Section {
  id: string
  title: string
}

/** The list of a text's sections: beside it where there is room, and folded above it on a phone. */
export const FoldingContents = ({ sections }: { sections: Section[] }) => (
  <>
    <div className={styles.beside}>
      <Contents sections={sections} />
    </div>
    {sections.length > 0 ? (
      <div className={styles.folded}>
        <Accordion
          level={2}
          items={[{ title: 'On this page', content: <Contents title="All sections" sections={sections} /> }]}
        />
      </div>
    ) : null}
  </>
)
