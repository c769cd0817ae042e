import home from './home.module.css'
import styles from './quotes.module.css'
import type { SectionData } from './section-data.ts'

export const Quotes = ({ title, items }: SectionData<'quotes'>) => (
  <section className={`${home.band} ${styles.ground}`} aria-labelledby="quotes-title">
    <div className={home.section}>
      <h2 id="quotes-title">{title}</h2>
      <ul className={styles.quotes}>
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
    </div>
  </section>
)
