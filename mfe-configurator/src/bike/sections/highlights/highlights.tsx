import { Picture } from '@nireeka/ui'

import type { AboutBike } from '../about.api.ts'
import { Section } from '../section.tsx'
import styles from '../sections.module.css'

interface Props {
  title: string
  highlights: AboutBike['highlights']
}

/** What stands out about a bike, each with its picture. */
export const Highlights = ({ title, highlights }: Props) =>
  highlights.length === 0 ? null : (
    <Section id="highlights" heading={`What sets the ${title} apart`}>
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight.title} className={styles.highlight}>
            <Picture src={highlight.image} alt="" sizes="(width < 60rem) 66vw, 40rem" />
            <h3>{highlight.title}</h3>
            <p>{highlight.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
