import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price } from '@nireeka/ui'

import styles from './home.module.css'
import type { SectionData } from './section-data.ts'

export const Accessories = ({ title, items }: SectionData<'accessories'>) => (
  <section className={`${styles.section} ${styles.minor}`} aria-labelledby="accessories-title">
    <div className={styles.heading}>
      <h2 id="accessories-title">{title}</h2>
      <Link to="/shop/accessories">All accessories</Link>
    </div>
    <ul className={`${styles.strip} ${styles.short}`}>
      {items.map((item) => (
        <Card key={item.id} as="li" look="plain" picture={<Picture src={item.image} alt="" sizes="16rem" />}>
          <h3>
            <Link className={cardLinkClass} to={`/shop/accessories/${item.id}`}>
              {item.title}
            </Link>
          </h3>
          <p>
            <Price dollars={item.price} />
          </p>
        </Card>
      ))}
    </ul>
  </section>
)
