import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Picture, Rating } from '@nireeka/ui'

import type { HomeBike } from './home.api.ts'
import home from './home.module.css'
import styles from './quotes.module.css'
import type { SectionData } from './section-data.ts'

type Props = SectionData<'quotes'> & { bikes: HomeBike[] }

/** What riders say, each with the bike they ride and the way to all its reviews. */
export const Quotes = ({ title, items, bikes }: Props) => (
  <section className={`${home.band} ${styles.ground}`} aria-labelledby="quotes-title">
    <div className={home.section}>
      <h2 id="quotes-title">{title}</h2>
      <ul className={`${home.strip} ${styles.quotes}`}>
        {items.map(({ text, name, bike }) => (
          <li key={name}>
            <figure className={styles.quote}>
              <blockquote>{text}</blockquote>
              <Rider name={name} title={bike} bike={bikes.find((it) => it.title === bike)} />
            </figure>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** The quote names a bike by its title, which the shop may no longer sell. */
const Rider = ({ name, title, bike }: { name: string; title: string; bike: HomeBike | undefined }) => (
  <figcaption>
    {bike ? <Picture src={bike.image} alt="" sizes="10rem" /> : null}
    <div>
      <p>
        {name}, rides a {title}
      </p>
      {bike?.rating ? (
        <p className={styles.reviews}>
          <Rating value={bike.rating} />
          <Link to={`/configurator/${bike.slug}#reviews`}>
            {bike.ratingCount === 1 ? '1 review' : `${formatNumber(bike.ratingCount)} reviews`}{' '}
            <span className="visually-hidden">of the {title}</span>
          </Link>
        </p>
      ) : null}
    </div>
  </figcaption>
)
