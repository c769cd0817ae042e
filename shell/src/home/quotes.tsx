import styles from './home.module.css'
import type { SectionData } from './section-data.ts'

export const Quotes = ({ title, items }: SectionData<'quotes'>) => (
  <section className={styles.section} aria-labelledby="quotes-title">
    <h2 id="quotes-title">{title}</h2>
    <ul className={styles.thirds}>
      {items.map(({ text, name, bike }) => (
        <li key={name}>
          <figure className={styles.quote}>
            <blockquote>{text}</blockquote>
            <figcaption>
              {name}, rides a {bike}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)
