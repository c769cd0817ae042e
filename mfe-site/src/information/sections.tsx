import type { InformationTextData } from '@nireeka/contracts/api'
import { Prose } from '@nireeka/ui'

import styles from './information.module.css'
import { SectionBody } from './section-body.tsx'
import { rowsOf } from './section-rows.ts'
import { titledSections } from './section-titles.ts'

interface Props {
  text: Pick<InformationTextData, 'sections'>
}

/** The sections of a short text across the page, side by side where there is room. */
export const Sections = ({ text }: Props) => (
  <div className={styles.rows}>
    {rowsOf(titledSections(text)).map((row) => (
      <div key={row[0]?.id} className={styles.row} data-single={row.length === 1 || undefined}>
        {row.map(({ id, title, section }) => (
          <Prose key={id}>
            <h2 id={id}>{title}</h2>
            <SectionBody section={section} isWide />
          </Prose>
        ))}
      </div>
    ))}
  </div>
)
