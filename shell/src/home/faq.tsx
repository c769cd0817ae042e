import { Icon } from '@nireeka/ui'

import styles from './home.module.css'
import type { SectionData } from './section-data.ts'

export const Faq = ({ title, items }: SectionData<'faq'>) => (
  <section className={styles.section} aria-labelledby="faq-title">
    <h2 id="faq-title">{title}</h2>
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p className={styles.lead}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
