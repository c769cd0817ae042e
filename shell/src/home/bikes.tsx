import { formatNumber } from '@nireeka/contracts'
import type { HomePageData } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price } from '@nireeka/ui'

import styles from './bikes.module.css'
import home from './home.module.css'
import type { SectionData } from './section-data.ts'

type Props = SectionData<'bike_choose'> & { bikes: HomePageData['bikeChoose'] }

export const Bikes = ({ title, text, bikes }: Props) => (
  <section className={home.section} aria-labelledby="bikes-title">
    <h2 id="bikes-title">{title}</h2>
    <p className={home.lead}>{text}</p>
    <ul className={styles.bikes}>
      {bikes.map((bike) => (
        <Card
          key={bike.id}
          as="li"
          look="plain"
          picture={<Picture src={bike.image} alt="" sizes="(width < 60rem) 66vw, 33vw" />}
        >
          <div className={styles.name}>
            <h3>
              <Link className={cardLinkClass} to={`/configurator/${bike.slug}`}>
                {bike.title}
              </Link>
            </h3>
            <p className={styles.price}>
              From <Price dollars={bike.price} />
            </p>
          </div>
          <p className={styles.use}>{bike.use}</p>
          <dl className={styles.figures}>
            <Figure term="Range" value={`${formatNumber(bike.performance.range)} km`} />
            <Figure term="Top speed" value={`${formatNumber(bike.performance.max_speed)} km/h`} />
            <Figure term="Weight" value={`${(bike.performance.weight / 1000).toFixed(1)} kg`} />
          </dl>
        </Card>
      ))}
    </ul>
  </section>
)

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)
