import { Accordion } from '@nireeka/ui'

import styles from './home.module.css'
import type { SectionData } from './section-data.ts'

export const Faq = ({ title, items }: SectionData<'faq'>) => (
  <section className={`${styles.section} ${styles.minor} ${styles.faq}`} aria-labelledby="faq-title">
    <h2 id="faq-title">{title}</h2>
    <Accordion items={items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
  </section>
)
