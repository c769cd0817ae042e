import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture, Price, QueryView } from '@nireeka/ui'

import type { Bike } from '../bikes/bike.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { bikePath } from '../bikes/bike-path.ts'
import styles from './builds.module.css'

/** The bikes that a build can start from, with pictures. */
export function StartBikes() {
  const { http } = usePlatform()
  return (
    <QueryView query={useQuery(bikes(http))} skeleton="list" failed="The bikes can’t be shown right now">
      {(found) => (
        <ul className={styles.builds} aria-label="Bikes to start from">
          {found.map((bike) => (
            <StartBike key={bike.slug} bike={bike} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const StartBike = ({ bike }: { bike: Bike }) => (
  <li className={styles.startBike}>
    <span className={styles.picture}>
      <Picture src={bike.image} alt="" sizes="(width < 60rem) 66vw, 26rem" />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>{bike.title}</h3>
      <p className={styles.quiet}>{bike.use}</p>
      <p className={styles.price}>
        From <Price dollars={bike.price} />
      </p>
      <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={bikePath(bike)}>
        Build yours<span className="visually-hidden">: {bike.title}</span>
      </Link>
    </div>
  </li>
)
