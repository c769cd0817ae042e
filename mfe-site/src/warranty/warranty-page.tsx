import { useTitle } from '@nireeka/kit'
import { Contents, PageFrame } from '@nireeka/ui'

import { warranty } from '../content/warranty.ts'
import { sectionId, Sections } from '../information/sections.tsx'
import styles from '../information/information.module.css'
import { SerialCheck } from './serial-check.tsx'

/** The warranty terms, and a check of one bike's warranty dates. */
export function WarrantyPage() {
  useTitle(warranty.title)
  return (
    <PageFrame
      kind="reading"
      heading={warranty.title}
      lead={warranty.description}
      aside={
        <div className={styles.beside}>
          <Contents
            sections={warranty.sections.map((section, index) => ({
              id: sectionId(index, section),
              title: section.heading,
            }))}
          />
        </div>
      }
    >
      <SerialCheck />
      <Sections text={warranty} />
    </PageFrame>
  )
}
