import { formatNumber } from '@nireeka/contracts'
import type { HomePageData } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price } from '@nireeka/ui'

import styles from './home.module.css'
import type { SectionData } from './section-data.ts'

type Props = SectionData<'bike_choose'> & { bikes: HomePageData['bikeChoose'] }

export const Bikes = ({ title, text, bikes }: Props) => (
  <section className={styles.section} aria-labelledby="bikes-title">
    <h2 id="bikes-title">{title}</h2>
    <p className={styles.lead}>{text}</p>
    <ul className={styles.thirds}>
      {bikes.map((bike) => (
        <Card
          key={bike.id}
          as="li"
          look="plain"
          picture={<Picture src={bike.image} alt="" sizes="(width < 60rem) 66vw, 33vw" />}
        >
          <h3>
            <Link className={cardLinkClass} to={`/configurator/${bike.slug}`}>
              {bike.title}
            </Link>
          </h3>
          <p className={styles.lead}>{bike.use}</p>
          <p className={styles.facts}>
            <span>
              From <Price dollars={bike.price} />
            </span>
            <span>{formatNumber(bike.performance.range)} km range</span>
            <span>{(bike.performance.weight / 1000).toFixed(1)} kg</span>
          </p>
        </Card>
      ))}
    </ul>
  </section>
)
