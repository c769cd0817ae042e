import { Link } from '@nireeka/kit/router'
import { buttonClass, DefinitionList, Picture, Price } from '@nireeka/ui'

import { heights, type Unit } from '../performance/measures.ts'
import { PerformanceBars } from '../performance/performance-bars.tsx'
import type { Bike } from './bike.ts'
import styles from './bikes.module.css'

interface Props {
  bike: Bike
  unit: Unit
  isFirst: boolean
}

/** One bike, large: what it is for, what it can do, and the way to build it. */
export const BikeOffer = ({ bike, unit, isFirst }: Props) => (
  <li className={styles.bike}>
    <Picture
      src={bike.image}
      alt={bike.title}
      sizes={`(width < 60rem) ${isFirst ? 100 : 66}vw, 50rem`}
      isPriority={isFirst}
    />
    <div className={styles.text}>
      <p className={styles.use}>{bike.use}</p>
      <h2 className={styles.title}>{bike.title}</h2>
      <p>{bike.summary}</p>
      <p className={styles.price}>
        From <Price dollars={bike.price} />
      </p>
      <p>
        <Link className={buttonClass({ size: 'large' })} to={`/configurator/${bike.slug}`}>
          Build the {bike.title}
        </Link>
      </p>
    </div>
    <div className={styles.facts}>
      <PerformanceBars values={bike.performance} unit={unit} />
      <DefinitionList
        items={[
          ...bike.sizes.map((size) => ({
            term: `Size ${size.name}`,
            details: size.note ?? `Riders ${heights(size.riderFrom, size.riderTo, unit)}`,
          })),
          { term: 'Delivery', details: `Leaves us in ${bike.leadDays} working days` },
        ]}
      />
    </div>
  </li>
)
