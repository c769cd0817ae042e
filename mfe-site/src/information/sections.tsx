import type { InformationTextData } from '@nireeka/contracts/api'
import { Prose } from '@nireeka/ui'

import styles from './information.module.css'
import { SectionBody } from './section-body.tsx'
import { columnsOf, rowsOf } from './section-rows.ts'
import { titledSections } from './section-titles.ts'

/** The sections of a short text across the page, side by side where there is room. */
export const Sections = ({ text }: { text: Pick<InformationTextData, 'sections'> }) => (
  <div className={styles.rows}>
    {rowsOf(titledSections(text)).map((row) => (
      <div key={row[0]?.id} className={styles.row} data-columns={columnsOf(row)}>
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
