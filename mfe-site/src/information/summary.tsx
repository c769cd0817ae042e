import type { InformationTextData } from '@nireeka/contracts/api'
import { useId } from 'react'

import styles from './information.module.css'
import { sectionId } from './section-titles.ts'
import { summaryOf } from './summary-of.ts'

interface Props {
  text: Pick<InformationTextData, 'sections'>
  /** Whether it takes the page's width. */
  isWide?: boolean
}

/** A long text in short: a sentence of each section, which leads to all of it. */
export function Summary({ text: { sections }, isWide = false }: Props) {
  const headingId = useId()
  const lines = summaryOf(sections)
  return lines.length < 2 ? null : (
    <section className={styles.summary} data-wide={isWide || undefined} aria-labelledby={headingId}>
      <h2 id={headingId}>In short</h2>
      <ul className={styles.lines}>
        {lines.map(({ index, heading, sentence }) => (
          <li key={index}>
            <a href={`#${sectionId(index, sections[index])}`}>{heading}</a>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
