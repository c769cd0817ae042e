import type { InformationTextData } from '@nireeka/contracts/api'
import { useId } from 'react'

import { LinkedText } from './linked-text.tsx'
import { sectionId } from './section-titles.ts'
import styles from './summary.module.css'
import { summaryOf } from './summary-of.ts'

/** A long text in short: a sentence of each section, which leads to all of it. */
export function Summary({ text: { sections } }: { text: Pick<InformationTextData, 'sections'> }) {
  const headingId = useId()
  const lines = summaryOf(sections)
  return lines.length < 2 ? null : (
    <section className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId}>In short</h2>
      <ul className={styles.lines}>
        {lines.map(({ index, heading, sentence }) => (
          <li key={index}>
            <a href={`#${sectionId(index, sections[index])}`}>{heading}</a>
            <p>
              <LinkedText text={sentence} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
